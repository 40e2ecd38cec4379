/** Teams: name, code, lead, since when. */
export const TEAMS = [
  ['Gameplay', 'GMP', 'Mara Quill', '2019-03-04'],
  ['Backend', 'BCK', 'Oskar Lindqvist', '2019-09-16'],
  ['Art', 'ART', 'Sunniva Dahl', '2019-03-04'],
  ['Web', 'WEB', 'Callum Reddie', '2020-02-03'],
  ['QA', 'QAS', 'Grace Okello', '2020-06-15'],
  ['Live Ops', 'OPS', 'Rosalind Tate', '2022-01-10'],
] as const

/** First and last name, team, job, city, since when, until when. */
export const PEOPLE: readonly (readonly [string, string, string, string, string, string, string?])[] = [
  ['Mara', 'Quill', 'Gameplay', 'Lead Programmer', 'Leipzig', '2019-03-04'],
  ['Jonas', 'Eberle', 'Gameplay', 'Programmer', 'Leipzig', '2020-08-17'],
  ['Priya', 'Nambiar', 'Gameplay', 'Game Designer', 'Porto', '2021-05-03'],
  ['Tomasz', 'Wolny', 'Gameplay', 'Programmer', 'Gdansk', '2023-01-09'],
  ['Keiko', 'Arata', 'Gameplay', 'Game Designer', 'Leipzig', '2025-02-17'],
  ['Oskar', 'Lindqvist', 'Backend', 'Lead Programmer', 'Malmo', '2019-09-16'],
  ['Femi', 'Adeyemi', 'Backend', 'Programmer', 'Leipzig', '2021-11-01'],
  ['Lucia', 'Barrera', 'Backend', 'Programmer', 'Porto', '2022-04-19'],
  ['Bram', 'Verhoeven', 'Backend', 'Database Engineer', 'Malmo', '2024-09-02'],
  ['Sunniva', 'Dahl', 'Art', 'Art Director', 'Malmo', '2019-03-04'],
  ['Teo', 'Marchetti', 'Art', 'Artist', 'Porto', '2020-10-12'],
  ['Anouk', 'Perrin', 'Art', 'Animator', 'Leipzig', '2022-07-04'],
  ['Wei-Lin', 'Chou', 'Art', 'Artist', 'Leipzig', '2025-04-14'],
  ['Ragnar', 'Holt', 'Art', 'Sound Designer', 'Malmo', '2020-03-02', '2024-11-29'],
  ['Callum', 'Reddie', 'Web', 'Lead Programmer', 'Porto', '2020-02-03'],
  ['Ines', 'Falcao', 'Web', 'Programmer', 'Porto', '2021-09-20'],
  ['Hamza', 'Rahimi', 'Web', 'Programmer', 'Leipzig', '2023-06-12'],
  ['Petra', 'Nowotny', 'Web', 'Web Designer', 'Gdansk', '2025-01-07'],
  ['Grace', 'Okello', 'QA', 'QA Lead', 'Leipzig', '2020-06-15'],
  ['Dmitri', 'Valk', 'QA', 'Tester', 'Gdansk', '2021-03-08'],
  ['Yara', 'Haddad', 'QA', 'Tester', 'Leipzig', '2022-10-03'],
  ['Noel', 'Finch', 'QA', 'Test Engineer', 'Porto', '2024-05-21'],
  ['Rosalind', 'Tate', 'Live Ops', 'Producer', 'Leipzig', '2022-01-10'],
  ['Matteo', 'Greco', 'Live Ops', 'Event Planner', 'Porto', '2022-08-29'],
  ['Aiko', 'Brandt', 'Live Ops', 'Community Manager', 'Leipzig', '2023-10-16'],
  ['Stellan', 'Moe', 'Live Ops', 'Event Planner', 'Malmo', '2022-03-14', '2025-02-28'],
]

/** Name, key, team, lead, budget, start, state, what it is. */
export const PROJECTS = [
  ['Tidewick', 'TW', 'Gameplay', 'Mara Quill', 640_000, '2022-02-01', 'active', 'The sailing game for phones'],
  ['Lanternfish Website', 'WEB', 'Web', 'Callum Reddie', 118_000, '2021-05-10', 'active', 'Home of the studio and of its players'],
  ['Player Accounts', 'ACC', 'Backend', 'Oskar Lindqvist', 205_000, '2023-08-14', 'active', 'Sign-in, purchases and saves'],
  ['Level Editor', 'EDT', 'Gameplay', 'Tomasz Wolny', 92_500, '2024-01-15', 'active', 'The tool that levels are built with'],
  ['Live Events', 'EVT', 'Live Ops', 'Rosalind Tate', 87_000, '2023-02-06', 'active', 'Regattas, cups and seasonal offers'],
  ['Data Pipeline', 'DAT', 'Backend', 'Femi Adeyemi', 54_000, '2024-06-03', 'paused', 'Numbers about how people play'],
  ['Paperboats', 'PB', 'Gameplay', 'Jonas Eberle', 150_000, '2019-04-01', 'archived', 'The first game, taken down'],
] as const // oxfmt-ignore

/** Project, name, planned for, released. */
export const VERSIONS: readonly (readonly [string, string, string, string?])[] = [
  ['PB', 'Paperboats Farewell', '2024-08-20', '2024-08-20'],
  ['TW', 'Tidewick 2.0', '2024-10-15', '2024-10-22'],
  ['TW', 'Tidewick 2.1', '2024-12-10', '2024-12-09'],
  ['TW', 'Tidewick 2.2', '2025-02-18', '2025-02-25'],
  ['TW', 'Tidewick 2.3', '2025-04-08', '2025-04-10'],
  ['TW', 'Tidewick 2.4', '2025-05-06'],
  ['TW', 'Tidewick 2.5', '2025-05-28'],
  ['TW', 'Tidewick 3.0', '2025-09-16'],
  ['WEB', 'Spring Relaunch', '2025-03-20', '2025-03-27'],
  ['WEB', 'Forum Launch', '2025-04-30'],
  ['WEB', 'Press Kit', '2025-05-20'],
  ['WEB', 'Summer Pages', '2025-06-12'],
  ['ACC', 'Accounts 1.0', '2025-01-21', '2025-01-21'],
  ['ACC', 'Accounts 1.1', '2025-05-09'],
  ['ACC', 'Accounts 1.2', '2025-07-01'],
  ['EDT', 'Editor 0.8', '2025-03-04', '2025-03-14'],
  ['EDT', 'Editor 0.9', '2025-06-03'],
  ['EVT', 'Harvest Regatta', '2024-10-01', '2024-09-30'],
  ['EVT', 'Midsummer Cup', '2025-06-18'],
  ['DAT', 'Dashboards Beta', '2025-08-15'],
]

export const REMARKS = [
  'Can reproduce this on two devices.',
  'Fixed on the branch, needs another pair of eyes.',
  'Players on the forum mention it too.',
  'Moved behind a switch for now.',
  'Numbers look fine after the last build.',
  'Still happens after a cold start.',
  'Waiting for the new assets.',
  'Let us talk about this at the stand-up.',
  'Works for me on the test server.',
  'Screenshots are on the share.',
]
