import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { eachReading } from '../set-ab/readings.ts'
import { told } from '../set-af/readings.ts'
import { apart, champion, measures, sizes } from '../set-s/choose.ts'
import { called, current, employed, isOpen, live, time, topOf, wanted, who, type Piece } from './newsdesk-readings.ts'
import { talkNewsdesk } from './newsdesk-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AX over the desks of a regional newspaper. */
export function askNewsdesk(facts: Facts): Question[] {
  const builder = createQuestions('ax', 'newsdesk')
  list(builder, facts)
  number(builder, facts)
  group(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkNewsdesk(builder, facts)
  return builder.questions
}

const inDesk = (name: string) => (one: Piece) => one.desk.name === name

function list({ ask }: Builder, { newsdesk }: Facts): void {
  const { tarnPeople, tarnPieces, tarnPhotoRequests } = newsdesk
  ask('list', 'Who are the photographers on our staff?', employed(tarnPeople.filter(one => one.role === 'photographer'), rows => gold.set(rows))) // oxfmt-ignore
  ask('list', 'Show me all the pieces that belong to the Culture desk.', live(tarnPieces.filter(inDesk('Culture')), rows => gold.set(rows))) // oxfmt-ignore
  ask('filter', 'Which photo requests have no photographer yet?', wanted(tarnPhotoRequests.filter(one => one.photographer === null), rows => gold.set(rows))) // oxfmt-ignore
  ask('filter', 'List the front page stories we have already published.', gold.set(tarnPieces.filter(one => one.frontPage && one.status === 'published'))) // oxfmt-ignore
  const desk = pick.rank(tarnPieces.filter(one => one.status === 'inReview'), one => one.desk.name)[0]!.key // oxfmt-ignore
  ask('filter', `Are any ${desk} pieces in review at the moment? Which ones?`, gold.set(tarnPieces.filter(one => one.status === 'inReview' && inDesk(desk)(one)))) // oxfmt-ignore
  ask('threshold', 'Which pieces have a word target of 1,200 or more?', current(tarnPieces.filter(one => one.wordTarget >= 1200), rows => gold.set(rows))) // oxfmt-ignore
}

function number({ ask }: Builder, { newsdesk }: Facts): void {
  const { tarnDesks, tarnEditions, tarnPeople, tarnPieces, tarnPhotoRequests } = newsdesk
  ask('count', 'How many reporters are there on the Local News desk?', employed(tarnPeople.filter(one => one.role === 'reporter' && one.desk.name === 'Local News'), rows => gold.count(rows.length))) // oxfmt-ignore
  ask('count', 'How many interviews have we published so far?', gold.count(tarnPieces.filter(one => one.type === 'interview' && one.status === 'published').length)) // oxfmt-ignore
  const out = tarnPieces.filter(one => one.status === 'published')
  ask(
    'top',
    'What is the longest piece we have published, going by the word count?',
    topOf(
      out,
      one => one.wordCount,
      one => one.title,
    ),
  )
  const spiked = (name: string) => tarnPieces.filter(one => one.status === 'spiked' && inDesk(name)(one)).length
  ask(
    'top',
    'Which desk has had the most pieces spiked?',
    champion(
      tarnDesks,
      one => spiked(one.name),
      one => one.name,
    ),
  )
  ask('top', 'Give me the five pieces with the most words written so far.', eachReading([tarnPieces, tarnPieces.filter(one => one.status !== 'spiked'), tarnPieces.filter(isOpen)], rows => gold.ordered(rows, one => one.wordCount, { count: 5 }))) // oxfmt-ignore
  ask('aggregate', 'How many words have we published altogether?', gold.count(pick.sum(out, one => one.wordCount)))
  ask('aggregate', 'How many pages does an edition have on average?', eachReading([tarnEditions, tarnEditions.filter(one => one.status === 'published')], rows => gold.plain(pick.mean(rows, one => one.pages)))) // oxfmt-ignore
  ask('aggregate', 'What percentage of the photo requests ended up cancelled?', gold.percent(pick.ratio(tarnPhotoRequests.filter(one => one.status === 'cancelled').length, tarnPhotoRequests.length))) // oxfmt-ignore
}

function group({ ask }: Builder, { newsdesk }: Facts): void {
  const { tarnPieces, tarnTimeEntries } = newsdesk
  ask('group', 'How many pieces do we have in each status?', gold.map(sizes(tarnPieces, one => one.status)))
  const spent = measures(tarnTimeEntries, one => one.activity, own => pick.sum(own, one => one.minutes)) // oxfmt-ignore
  ask('group', 'Add up the time people have logged for each kind of activity.', gold.either(gold.map(spent), gold.map(spent.map(([key, minutes]) => [key, minutes / 60]), 'plain'))) // oxfmt-ignore
  const on = (activity: string) => pick.sum(tarnTimeEntries.filter(one => one.activity === activity), one => one.minutes) // oxfmt-ignore
  const more = on('research') > on('editing') ? 'research' : 'editing'
  ask('compare', 'Have we put more time into research or into editing?', gold.text(apart(more)))
}

function join({ ask }: Builder, { newsdesk }: Facts): void {
  const { tarnEditions, tarnPieces, tarnPhotoRequests, tarnTimeEntries } = newsdesk
  const written = pick.nth(tarnPieces, one => isOpen(one) && one.reporter !== null && called(newsdesk, one.reporter.name).phone !== null, 4) // oxfmt-ignore
  const reporter = called(newsdesk, written.reporter!.name)
  ask('join', `I need to ring the reporter on "${written.title}". What is the number?`, told(reporter, reporter.phone!, 'phone')) // oxfmt-ignore
  const busy = pick.nth(tarnPieces, one => new Set(tarnTimeEntries.filter(own => own.piece.id === one.id).map(own => own.person.name)).size === 2, 6) // oxfmt-ignore
  const hands = pick.distinct(tarnTimeEntries.filter(one => one.piece.id === busy.id).map(one => one.person.name))
  ask('join', `Who has logged time on the piece "${busy.title}"?`, gold.set(hands.map(name => called(newsdesk, name)))) // oxfmt-ignore
  const photosOf = (edition: { id: string }) => tarnPhotoRequests.filter(one => pick.find(tarnPieces, one.piece.id).edition?.id === edition.id) // oxfmt-ignore
  const paper = pick.nth(tarnEditions, one => photosOf(one).length === 3, 1)
  ask(
    'join',
    `Which photo requests are there for the pieces in edition ${paper.number}?`,
    wanted(photosOf(paper), rows => gold.set(rows)),
  )
  const minutes = (rows: Piece[]) => pick.sum(tarnTimeEntries.filter(one => rows.some(own => own.id === one.piece.id)), one => one.minutes) // oxfmt-ignore
  ask(
    'join',
    'How much time has gone into the Business pieces in total?',
    live(tarnPieces.filter(inDesk('Business')), rows => time(minutes(rows))),
  )
  const due = pick.nth(tarnPieces, isOpen, 9)
  ask('lookup', `When is "${due.title}" due?`, told(due, pick.dayAs(due.dueOn), 'dueOn'))
  ask('lookup', 'Which desk does Nadia Karim work for?', told(called(newsdesk, 'Nadia Karim'), called(newsdesk, 'Nadia Karim').desk.name, 'desk')) // oxfmt-ignore
  const edited = pick.nth(tarnPieces, inDesk('Politics'), 5)
  ask('lookup', `Who is editing "${edited.title}"?`, who(called(newsdesk, edited.editor.name), edited, 'editor')) // oxfmt-ignore
}

function date({ ask }: Builder, { newsdesk, today, day }: Facts): void {
  const { tarnPieces, tarnPhotoRequests } = newsdesk
  const late = tarnPieces.filter(one => isOpen(one) && one.dueOn < today)
  const unready = late.filter(one => one.status !== 'ready')
  const readings = [late, unready, unready.filter(one => one.status !== 'inReview'), unready.filter(one => one.status === 'writing')] // oxfmt-ignore
  ask(
    'date',
    'Which pieces are past their due date and still not finished?',
    eachReading(readings, rows => gold.set(rows)),
  )
  const month = pick.shiftMonth(pick.month(today)!, -1)
  ask('date', 'How many pieces did we publish last month?', gold.count(tarnPieces.filter(one => pick.month(one.publishedAt) === month).length)) // oxfmt-ignore
  const open = tarnPhotoRequests.filter(one => !['delivered', 'cancelled'].includes(one.status))
  const undone = [tarnPhotoRequests, tarnPhotoRequests.filter(one => one.status !== 'cancelled'), open, open.filter(one => one.status !== 'shot')] // oxfmt-ignore
  ask('date', 'What photos do we need within the next 7 days?', gold.either(...undone.map(rows => pick.setWithin(rows, one => one.neededBy, today, day(7))))) // oxfmt-ignore
}
