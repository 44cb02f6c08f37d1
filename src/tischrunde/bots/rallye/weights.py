"""How much each consideration counts, in points of the score."""

from tischrunde.core.native import i64


class Weights:
    """One number for each consideration, found by ``bench/tuning.py`` in play against itself."""

    __slots__ = (
        "arrives",
        "attack_accident",
        "attack_empty",
        "attack_flat",
        "attack_limit",
        "attack_progress",
        "attack_rare",
        "attack_stop",
        "attack_unplaced",
        "close",
        "coup",
        "creeps",
        "end_of_limit",
        "extend_behind",
        "extend_safety",
        "extend_stock",
        "fears",
        "first_200",
        "keep_25",
        "keep_50",
        "keep_75",
        "keep_100",
        "keep_200",
        "keep_end_of_limit",
        "keep_hazard",
        "keep_limit",
        "keep_many",
        "keep_remedy",
        "keep_remedy_each",
        "keep_roll",
        "keep_roll_each",
        "keep_roll_now",
        "keep_second",
        "keep_slow",
        "late",
        "lay_25",
        "lay_50",
        "lay_75",
        "lay_100",
        "lay_200",
        "relief",
        "remedy",
        "roll",
        "safety",
        "safety_finishing",
        "safety_late",
        "safety_threat",
        "sets_up",
    )

    def __init__(self) -> None:
        self.arrives: i64 = 575
        self.attack_accident: i64 = 112
        self.attack_empty: i64 = 90
        self.attack_flat: i64 = 100
        self.attack_limit: i64 = 39
        self.attack_progress: i64 = 6
        self.attack_rare: i64 = 6
        self.attack_stop: i64 = 76
        self.attack_unplaced: i64 = 18
        self.close: i64 = 58
        self.coup: i64 = 226
        self.creeps: i64 = 18
        self.end_of_limit: i64 = 40
        self.extend_behind: i64 = 382
        self.extend_safety: i64 = -5
        self.extend_stock: i64 = 58
        self.fears: i64 = 12
        self.first_200: i64 = 26
        self.keep_100: i64 = 18
        self.keep_200: i64 = 21
        self.keep_25: i64 = 8
        self.keep_50: i64 = 16
        self.keep_75: i64 = 15
        self.keep_end_of_limit: i64 = 10
        self.keep_hazard: i64 = 24
        self.keep_limit: i64 = 24
        self.keep_many: i64 = 3
        self.keep_remedy: i64 = 15
        self.keep_remedy_each: i64 = 5
        self.keep_roll: i64 = 40
        self.keep_roll_each: i64 = 1
        self.keep_roll_now: i64 = 10
        self.keep_second: i64 = 33
        self.keep_slow: i64 = 9
        self.late: i64 = 3
        self.lay_100: i64 = 42
        self.lay_200: i64 = 88
        self.lay_25: i64 = 11
        self.lay_50: i64 = 22
        self.lay_75: i64 = 34
        self.relief: i64 = 118
        self.remedy: i64 = 39
        self.roll: i64 = 35
        self.safety: i64 = 100
        self.safety_finishing: i64 = 100
        self.safety_late: i64 = 72
        self.safety_threat: i64 = 168
        self.sets_up: i64 = 9
