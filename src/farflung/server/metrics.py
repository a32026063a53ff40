"""What Prometheus may ask."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

CONNECTIONS = Gauge("farflung_connections", "Open WebSockets")
TABLES = Gauge("farflung_tables", "Tables held in memory")
MESSAGES = Counter("farflung_messages_total", "Messages of clients", ["type"])
REFUSED = Counter("farflung_refused_total", "Messages refused", ["kind"])
ANSWERS = Counter("farflung_answers_total", "Answers stored", ["by"])
COMMIT_SECONDS = Histogram("farflung_commit_seconds", "One transaction of the writer")
COMMIT_SIZE = Histogram("farflung_commit_size", "Jobs in one transaction", buckets=[1, 2, 5, 10, 20, 50, 100, 200, 500])
HANDLE_SECONDS = Histogram("farflung_handle_seconds", "From a message's arrival to its acknowledgement")
BOT_SECONDS = Histogram("farflung_bot_seconds", "A bot's answer", ["bot"])
BOT_FAILURES = Counter("farflung_bot_failures_total", "Bots that failed to answer", ["how"])
ERRORS = Counter("farflung_errors_total", "Requests and messages that failed unexpectedly")
SENT_AWAY = Counter("farflung_sent_away_total", "WebSockets closed because their client did not read")
HEAVY_SECONDS = Counter("farflung_heavy_seconds_total", "Processor time of heavy messages")
