"""Writes the ready questions for a browser test: ``python -m tests.web.judge_cases``.

Each is told with what its template asks for, how it is laid out, and what the first box says.
"""

import json
import sys

from tischrunde.engine.cases import case_laid, case_questions, case_templates
from tischrunde.games.cases import ready_cases
from tischrunde.games.catalogue import GAMES


def main() -> None:
    """Write them as JSON."""
    told = []
    for game in GAMES:
        templates = case_templates(game)
        laid = {each.id: each.layout for each in ready_cases(game)}
        for question in case_questions(game, "de"):
            if not question["ready"]:
                continue
            rules, template = laid[question["id"]].rules, question["template"]
            judged = case_laid(game, rules, template, question["picks"], "de")
            told.append(
                {
                    "game": game,
                    "edition": rules,
                    "id": question["id"],
                    "title": question["title"],
                    "template": template,
                    "base": templates[template]["base"],
                    "asks": templates[template]["asks"],
                    "picks": question["picks"],
                    "verdict": judged["answer"]["verdict"],
                    "clause": judged["answer"]["clause"],
                }
            )
    sys.stdout.write(json.dumps(told))


if __name__ == "__main__":
    main()
