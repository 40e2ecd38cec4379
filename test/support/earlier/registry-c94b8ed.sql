-- Onboarded tools as commit c94b8ed kept them.
PRAGMA foreign_keys = OFF;
CREATE TABLE onboarded (
        app TEXT NOT NULL, name TEXT NOT NULL, schema TEXT NOT NULL, position INTEGER PRIMARY KEY AUTOINCREMENT, UNIQUE (app, name));
INSERT INTO onboarded (app, name, schema, position) VALUES ('hands', 'wave', '{"name":"wave","description":"Wave","input_schema":{"type":"object","properties":{},"required":[]}}', 1);
PRAGMA user_version = 0;
