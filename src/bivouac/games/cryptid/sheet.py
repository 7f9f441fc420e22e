def sheet(view, marks, say): return []
