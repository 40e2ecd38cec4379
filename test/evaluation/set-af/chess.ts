import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { eachReading } from '../set-ab/readings.ts'
import { person, nameOf, values } from '../set-s/choose.ts'
import { called, perOwner } from '../set-w/choose.ts'
import { talkChess } from './chess-talk.ts'
import { countsWith } from './readings.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AF over the chess federation. */
export function askChess(facts: Facts): Question[] {
  const builder = createQuestions('af', 'chess')
  list(builder, facts)
  number(builder, facts)
  group(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkChess(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { chess }: Facts): void {
  const { clubs, players, games } = chess
  ask('list', 'Which clubs belong to our federation?', gold.set(clubs))
  ask(
    'list',
    'Which openings have been played in our games?',
    values(games, one => one.opening, gold.spelled),
  )
  const young = players.filter(one => one.membership === 'JUNIOR')
  const club = pick.find(clubs, pick.rank(young, one => one.clubId)[1]!.key)
  ask('filter', `Show me the junior members of ${club.name}.`, gold.set(young.filter(one => one.clubId === club.id)))
  ask('filter', 'Which players hold the title of FIDE master?', gold.set(players.filter(one => one.title === 'FIDE_MASTER'))) // oxfmt-ignore
  ask('filter', 'Which clubs meet in a venue without step-free access?', gold.set(clubs.filter(one => !one.venue.hasStepFreeAccess))) // oxfmt-ignore
  ask('threshold', 'Which players have a rating above 2000?', gold.set(players.filter(one => (one.rating ?? 0) > 2000)))
}

function number({ ask }: Builder, { chess }: Facts): void {
  const { clubs, players, tournaments, games } = chess
  ask('count', 'How many members have not paid their fee yet?', gold.count(players.filter(one => !one.feePaid).length))
  ask('count', 'How many games ended in a draw?', gold.count(games.filter(one => one.result === 'DRAW').length))
  ask(
    'top',
    'Who is our highest rated player?',
    gold.largest(players, one => one.rating),
  )
  const castle = clubs.find(one => one.name === 'Castle Street Chess Club')!
  const strong = players.filter(one => one.clubId === castle.id)
  ask(
    'top',
    'Who are the three strongest players of the Castle Street Chess Club by rating?',
    gold.ordered(strong, one => one.rating, { count: 3 }),
  )
  ask(
    'top',
    'Which tournament has the biggest prize fund?',
    gold.largest(tournaments, one => one.prizeFund),
  )
  const young = players.filter(one => one.membership === 'JUNIOR')
  ask('aggregate', 'What is the average rating of our juniors?', gold.plain(pick.mean(young, one => one.rating)))
  const rapid = tournaments.filter(one => one.timeControl === 'RAPID')
  ask('aggregate', 'How much prize money is there in all the rapid tournaments together?', eachReading([rapid, rapid.filter(one => one.status !== 'CANCELLED')], rows => gold.money(pick.sum(rows, one => one.prizeFund)))) // oxfmt-ignore
  const ending = (result: string) => games.filter(one => one.result === result).length
  ask('compare', 'Does White win more games than Black?', gold.yes(ending('WHITE_WINS') > ending('BLACK_WINS')))
  const older = clubs.find(one => one.name === 'Dunmere Pawns')!
  ask('compare', 'Which club is older, Granby Gambit or Dunmere Pawns?', called(older, older.name))
}

function group({ ask }: Builder, { chess }: Facts): void {
  const { clubs, players } = chess
  ask('group', 'How many players does each club have?', countsWith(perOwner(clubs, one => one.name, players, one => one.clubId), players.filter(one => one.clubId === null).length)) // oxfmt-ignore
}

function join({ ask }: Builder, { chess }: Facts): void {
  const { clubs, players, tournaments, entries, games } = chess
  const member = person(players, one => one.clubId !== null, 37)
  const club = pick.find(clubs, member.clubId!)
  ask('join', `Which club does ${nameOf(member)} play for?`, called(club, club.name))
  const congress = tournaments.find(one => one.name === 'Ilminster Congress')!
  const gone = entries.filter(one => one.tournamentId === congress.id && one.status === 'WITHDRAWN')
  ask('join', 'Who has withdrawn from the Ilminster Congress?', gold.either(gold.set(gone.map(one => pick.find(players, one.playerId))), gold.set(gone))) // oxfmt-ignore
  const active = new Set(games.flatMap(one => [one.whiteId, one.blackId]))
  ask('join', 'Which players have not played a single game yet?', gold.set(players.filter(one => !active.has(one.id)))) // oxfmt-ignore
  const weekender = tournaments.find(one => one.name === 'Granby Gambit Weekender')!
  ask('lookup', 'What is the entry fee for the Granby Gambit Weekender?', gold.money(weekender.entryFee, { field: 'entryFee' })) // oxfmt-ignore
  const rooks = clubs.find(one => one.name === 'Elmbridge Rooks')!
  ask('lookup', 'On which day of the week do the Elmbridge Rooks meet?', gold.text(gold.spelled(rooks.meetingDay, 'Friday', 'Fridays'), 'meetingDay')) // oxfmt-ignore
}

function date({ ask }: Builder, { chess, day, today }: Facts): void {
  const { players, tournaments, games } = chess
  ask('date', 'Which tournaments start in the next two months?', pick.setWithin(tournaments, one => one.startsOn, day(0), day(61))) // oxfmt-ignore
  const last = String(Number(pick.year(today)) - 1)
  ask('date', 'How many players joined the federation last year?', gold.count(players.filter(one => pick.year(one.joinedOn) === last).length)) // oxfmt-ignore
  const since = [30, 29].map(days => games.filter(one => one.playedOn >= day(-days) && one.playedOn <= today))
  ask(
    'date',
    'How many games were played in the last 30 days?',
    eachReading(since, rows => gold.count(rows.length)),
  )
}
