"""UNO: the rules of the printed edition and its house rules, complete in this folder."""
