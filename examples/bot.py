"""Plays whole games by docs/protocol.md: any legal move, evenly. One file, Python 3.8 or later, nothing to install.

  python3 bot.py http://localhost:8080 mozg 3         opens a table and plays all three seats
  python3 bot.py http://localhost:8080 KDMP4R Robo    sits down at the table with this code, and plays when its host starts
"""

import base64
import hashlib
import json
import os
import random
import socket
import ssl
import struct
import sys
import threading
import urllib.error
import urllib.parse
import urllib.request

# ---- What may be said now, from the view alone: docs/protocol.md, "What is asked, and what may be answered".


def rudy(view, me):
    moves = [{"number": number} for number in range(100)]
    if view["seats"] > 1 and not view["circleUsed"]:
        moves += [{"number": number, "circled": True} for number in range(100)]
    return moves


def mozg(view, me):
    hand, graveyard, top = view["hand"], view["graveyard"], view["hordeTop"]
    others = [seat for seat in range(view["seats"]) if seat != me]

    def refill():
        missing = min(3 - len(hand), len(graveyard))
        return {"refill": random.sample(graveyard, missing)}

    def fits(card):
        return top is None or card == 0 or (card < 8 if top == 8 else card > top)

    # Whoever is asked in another's turn may take up what was forgotten.
    phase = view["phase"] if view["turn"] in (None, me) else "refill"
    if phase == "bury":
        return [{"bury": card} for card in set(view["offered"])]
    if phase == "keep":
        return [{"keep": card} for card in set(view["offered"])]
    if phase == "turn":
        moves = []
        for card in set(filter(fits, hand)):
            moves.append({"play": card})
            more = hand.count(card) - 1
            if more > 0:
                moves.append({"play": card, "give": {str(random.choice(others)): more}})
        if top is not None or not hand:
            moves.append({"pass": True})
        if view["late"] == me:
            moves.append(refill())
        return moves
    if phase == "refill":
        return [refill()]
    if phase == "gift":
        return [{"gift": card, "to": to} for card in set(hand) for to in others]
    if phase == "steal":
        return [{"steal": seat} for seat in others]
    if phase == "swap":
        full = [seat for seat in others if view["graveyardCounts"][seat] > 0]
        return [{"swap": "hand", "with": seat} for seat in others] + [
            {"swap": "graveyard", "with": seat} for seat in full
        ]
    if phase == "show":
        return [{"show": sign} for sign in ("rock", "paper", "scissors")]
    return []


def ruletka(view, me):
    if me not in view["waiting"]:
        return []  # one may speak, and need not
    phase, shot, accusation = view["phase"], view["shot"], view["accusation"]
    players = range(view["seats"])
    others = [seat for seat in players if seat != me]
    living = [seat for seat in players if view["lives"][seat] > 0]
    inside = [seat for seat in living if not view["out"][seat]]
    shooters = [seat for seat in inside if (view["bets"][seat] or 0) >= shot] if shot > 0 else []
    hidden = [seat for seat in inside if seat != me and not view["shown"][seat]]  # pockets nobody has seen
    may_accuse = me in living and not view["accusationUsed"][me]

    def on(seats):
        return [{"on": seat} for seat in seats]

    # Per card when it may be played, whether by those who are out too, and whom on.
    cards = {
        "peeper": (["betting"], False, on(living)),
        "pat-down": (["accusing"], True, on(hidden)),
        "nerves": (["bids"], False, [{"bet": bet} for bet in range(6)]),
        "raise": (["bids"], True, on(inside)),
        "weak-knees": (["bids"], True, on(inside)),
        "swapped-dice": (["bids"], False, [{"on": a, "and": b} for a in inside for b in inside if a != b]),
        "spin-again": (["accusing", "shot"], True, on(inside)),
        "dud": (["bullet"], False, [{}]),
        "gift": (["accusing"], True, on([seat for seat in inside if seat != me])),
        "air-gun": (["shot"], False, [{}] if me in shooters else []),
        "shoot-somebody": (["shot"], True, [{}]),
        "bang-bang": (["shot"], False, [{"at": seat} for seat in others] if me in shooters else []),
        "change-of-aim": (["shot"], True, [{"on": a, "at": b} for a in shooters if a != me for b in players]),
        "bribe": (["accused"], False, [{}] if accusation and accusation["accused"] == me else []),
    }
    played = []
    for card in set(view["hand"]):
        windows, skull, ways = cards[card]
        if phase in windows and (skull or me in inside):
            played += [{"card": card, **way} for way in ways]

    if phase == "loading":
        return [{"pocket": card} for card in ("click", "bullet") if view["gun"][card] > 0]
    if phase == "spinning":
        return [{"ready": True}] + [{"spin": seat} for seat in living if not view["spun"][seat]]
    if phase == "betting":
        return [{"bet": bet} for bet in range(6)] + played
    if phase in ("bids", "bullet"):
        return [{"pass": True}] + played
    if phase == "accusing":
        calls = [] if view["lastCall"] else [{"lastCall": True}]
        accusations = [{"accuse": seat} for seat in hidden] if may_accuse else []
        return [{"pass": True}] + calls + accusations + played
    if phase == "accused":
        accused = accusation["accused"]
        joining = [{"accuse": accused}] if may_accuse and accused != me else []
        return [{"pass": True}] + joining + played
    if phase == "shot":
        return [{"aim": seat} for seat in others] if me in view["owing"] else [{"pass": True}] + played
    if phase == "showOff":
        return [{"take": True}, {"showOff": True}]
    return []


MOVES = {"rudy": rudy, "mozg": mozg, "ruletka": ruletka}

# ---- The own share in the shuffle: docs/protocol.md, "A match from start to proof".


class Luck:
    def __init__(self, say, chair):
        self.say, self.chair = say, chair
        self.attempt = None  # the match and attempt that have this device's bytes
        self.bytes = self.promise = self.list = None

    def share(self, preparing):
        match, attempt, promises = preparing["match"], preparing["attempt"], preparing["promises"]
        if self.chair not in preparing["chairs"]:
            return
        seat = preparing["chairs"].index(self.chair)
        if self.attempt != (match, attempt):
            if promises is not None:
                return  # it was closed before this device came
            self.attempt, self.bytes, self.list = (match, attempt), os.urandom(32), None
            text = f"stolik/promise/2\0{match}\0{attempt}\0{seat}\0".encode()
            self.promise = hashlib.sha256(text + self.bytes).hexdigest()
        if promises is None:
            if seat not in preparing["promised"]:
                self.say({"t": "promise", "match": match, "attempt": attempt, "promise": self.promise})
        elif seat not in preparing["opened"]:
            # Bytes are opened for a list that has their promise, once: another list would be another deal.
            if promises[seat] != self.promise:
                return print("this device was left out of the shuffle", flush=True)
            self.list = self.list or promises
            if self.list == promises:
                self.say({"t": "open", "match": match, "attempt": attempt, "bytes": self.bytes.hex()})


# ---- One seat, from its hello to the end of a match.


class Player:
    def __init__(self, house, place, name, ready=None):
        self.name, self.ready = name, ready
        self.socket = WebSocket(f"{house}/ws?table={place['table']}")
        self.luck = Luck(self.say, place["chair"])
        self.game = None
        self.view = {"question": None}
        self.answered = None  # a question comes again in further views: it is answered once
        self.begun = False
        self.said = {}  # the last answer to each question, and when it was right
        self.moves, self.refused = 0, []  # refused: those that somebody was quicker than
        self.end = None
        self.say({"t": "hello", "protocol": 2, "table": place["table"], "token": place["token"]})

    def say(self, message):
        self.socket.send(json.dumps(message))

    def answer(self):
        view = self.view
        if view["paused"]:
            return  # the view that ends the pause asks again
        moves = MOVES[self.game]({**view["table"], **view["own"]}, view["seat"])
        if not moves:
            return
        move = random.choice(moves)
        self.answered = view["question"]
        self.said[self.answered] = {"n": view["n"], "seat": view["seat"], "move": move}
        self.moves += 1
        print(f"{self.name} answers question {self.answered} with {json.dumps(move)}", flush=True)
        self.say({"t": "move", "question": self.answered, "move": move})

    def on_lobby(self, lobby):
        self.game = lobby["game"]
        if lobby["preparing"]:
            self.luck.share(lobby["preparing"])
        if self.ready and self.ready(lobby):
            self.say({"t": "start"})
        if lobby["phase"] in ("preparing", "playing"):
            self.begun = True
        if lobby["phase"] == "ended" and self.begun:
            self.end = {"match": lobby["match"]["match"], "outcome": lobby["match"]["outcome"]}

    def hear(self, told):
        kind = told["t"]
        if kind in ("welcome", "lobby"):
            self.on_lobby(told["lobby"])
        elif kind == "view":
            self.view = told
            if told["question"] is not None and told["question"] != self.answered:
                self.answer()
        elif kind == "refused":
            print(f"{self.name} is refused: {told['code']}", flush=True)
            if "question" in told:
                self.refused.append({**self.said[told["question"]], "code": told["code"]})
                if told["question"] == self.view["question"]:
                    self.answer()  # somebody was quicker: look again
        elif kind == "closing":
            print(f"{self.name} is sent away: {told['why']}", flush=True)

    def play(self):
        while self.end is None:
            text = self.socket.receive()
            if text is None:
                raise SystemExit("the connection was lost before the end")
            self.hear(json.loads(text))
        self.socket.close()


# ---- A WebSocket in a few lines: the standard library has none.


class WebSocket:
    def __init__(self, address):
        url = urllib.parse.urlsplit(address)
        secure = url.scheme == "https"
        self.socket = socket.create_connection((url.hostname, url.port or (443 if secure else 80)))
        if secure:
            self.socket = ssl.create_default_context().wrap_socket(self.socket, server_hostname=url.hostname)
        self.file = self.socket.makefile("rb")
        key = base64.b64encode(os.urandom(16)).decode()
        path = f"{url.path}?{url.query}"
        self.socket.sendall(
            f"GET {path} HTTP/1.1\r\nHost: {url.netloc}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        status = self.file.readline().decode()
        headers = {}
        for line in iter(self.file.readline, b"\r\n"):
            name, _, value = line.decode().partition(":")
            headers[name.strip().lower()] = value.strip()
        guid = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
        accept = base64.b64encode(hashlib.sha1((key + guid).encode()).digest()).decode()
        if headers.get("sec-websocket-accept") != accept:
            raise SystemExit(f"no socket: {status.strip()}")

    def send(self, text):
        self._frame(1, text.encode())

    def close(self):
        self._frame(8, b"")
        self.socket.close()

    def _frame(self, kind, payload):
        mask = os.urandom(4)
        size = len(payload)  # 8,192 bytes is the most
        head = struct.pack("!BB", 128 | kind, 128 | size) if size < 126 else struct.pack("!BBH", 128 | kind, 254, size)
        self.socket.sendall(head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload)))

    def receive(self):
        """The next message; nothing when the other end has hung up."""
        whole = b""
        while True:
            head = self.file.read(2)
            if len(head) < 2:
                return None
            kind, size = head[0] & 15, head[1] & 127
            if size == 126:
                (size,) = struct.unpack("!H", self.file.read(2))
            elif size == 127:
                (size,) = struct.unpack("!Q", self.file.read(8))
            payload = self.file.read(size)
            if kind == 8:
                return None
            if kind == 9:  # a ping: the heartbeat
                self._frame(10, payload)
            if kind > 2:
                continue
            whole += payload
            if head[0] > 127:
                return whole.decode()


# ---- Opening or finding a table.


def ask(house, path, body=None):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(house + path, data, {"content-type": "application/json"})
    try:
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as refused:
        raise SystemExit(f"{path}: {refused.read().decode()}")


def open_table(house, game, seats, options):
    host = ask(house, "/api/tables", {"game": game, "name": "Bot 1", "options": options})
    print(f"Bot 1 has opened a table of {game}; its code is {host['code']}", flush=True)
    places = [host]
    while len(places) < seats:
        name = f"Bot {len(places) + 1}"
        places.append(ask(house, f"/api/tables/{host['table']}/sit", {"name": name}))
        print(f"{name} sits down", flush=True)
    started = []

    def ready(lobby):
        here = [chair for chair in lobby["chairs"] if chair["present"]]
        if lobby["phase"] != "open" or len(here) < seats or started:
            return False
        started.append(True)
        return True

    return host["table"], [
        Player(house, place, f"Bot {i + 1}", ready if i == 0 else None) for i, place in enumerate(places)
    ]


def join_table(house, code, name):
    found = ask(house, f"/api/codes/{code}")
    place = ask(house, f"/api/tables/{found['table']}/sit", {"name": name})
    print(f"{name} sits down at a table of {found['game']}, and waits for its host to start", flush=True)
    return found["table"], [Player(house, place, name)]


def main(house="http://localhost:8080", what="rudy", more=None, options="{}"):
    if what in MOVES:
        table, players = open_table(house, what, int(more or 3), json.loads(options))
    else:
        table, players = join_table(house, what, more or "Robo")
    threads = [threading.Thread(target=player.play) for player in players]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    end = players[0].end
    if end is None:
        raise SystemExit(1)
    print(f"It is over. The record: {house}/api/tables/{table}/records/{end['match']}")
    refused = [move for player in players for move in player.refused]
    print(json.dumps({"table": table, **end, "moves": [player.moves for player in players], "refused": refused}))


main(*sys.argv[1:])
