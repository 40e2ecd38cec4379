import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { eachReading } from '../set-ab/readings.ts'
import { told } from '../set-af/readings.ts'
import { figureOf } from '../set-ap/readings.ts'
import { once, rowsOr } from '../set-aq/readings.ts'
import { nameOf, person, sizes, values } from '../set-s/choose.ts'
import { toldPerson, whose } from '../set-u/choose.ts'
import { talkGamelibrary } from './gamelibrary-talk.ts'
import { waiting } from './readings.ts'

const { either } = gold
type Builder = ReturnType<typeof createQuestions>

/** Set AR over a library of board games. */
export function askGamelibrary(facts: Facts): Question[] {
  const builder = createQuestions('ar', 'gamelibrary')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkGamelibrary(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { gamelibrary, today }: Facts): void {
  const { gameMembers, gameNights, libraryGames } = gamelibrary
  ask(
    'list',
    'What categories of games do we have?',
    values(libraryGames, one => one.category),
  )
  const coming = gameNights.filter(one => one.date >= today)
  ask('list', 'Which game nights are coming up?', eachReading([coming, coming.filter(one => !one.cancelled)], rows => gold.set(rows))) // oxfmt-ignore
  ask('filter', 'Which cooperative games are available right now?', gold.set(libraryGames.filter(one => one.category === 'cooperative' && one.available))) // oxfmt-ignore
  ask('filter', 'Which of our games are no longer complete?', gold.set(libraryGames.filter(one => !one.complete)))
  ask('filter', 'Show me the members with a student membership.', gold.set(gameMembers.filter(one => one.membership === 'student'))) // oxfmt-ignore
  ask('threshold', 'Which games take no longer than 20 minutes?', gold.set(libraryGames.filter(one => one.playingMinutes <= 20))) // oxfmt-ignore
  ask('threshold', 'Games that would cost more than £45 to replace', gold.set(libraryGames.filter(one => one.replacementCost > 45))) // oxfmt-ignore
}

function number({ ask }: Builder, { gamelibrary }: Facts): void {
  const { gameLoans, gameMembers, gameReservations, libraryGames } = gamelibrary
  ask('count', 'How many games are on loan at the moment?', gold.count(gameLoans.filter(one => !one.returned).length))
  ask(
    'count',
    'How many reservations are still waiting?',
    waiting(gameReservations, rows => gold.count(rows.length)),
  )
  ask(
    'top',
    'What is the most difficult game we have?',
    gold.largest(libraryGames, one => one.difficulty),
  )
  const lent = (id: number) => gameLoans.filter(one => one.gameId === id).length
  ask(
    'top',
    'What are our 5 most borrowed games?',
    gold.ordered(libraryGames, one => lent(one.id), { count: 5 }),
  )
  const broken = libraryGames.filter(one => !one.complete)
  ask('aggregate', 'What would it cost to replace all the incomplete games?', gold.money(pick.sum(broken, one => one.replacementCost))) // oxfmt-ignore
  const deep = libraryGames.filter(one => one.category === 'strategy')
  ask('aggregate', 'How many minutes does a strategy game take on average?', gold.plain(pick.mean(deep, one => one.playingMinutes))) // oxfmt-ignore
  ask('group', 'How many games do we have per category?', gold.map(sizes(libraryGames, one => one.category)))
  const membershipOf = (one: { memberId: number }) => pick.find(gameMembers, one.memberId).membership
  ask('group', 'Break down the loans by membership, please.', gold.map(sizes(gameLoans, membershipOf)))
  const from = (publisher: string) => libraryGames.filter(one => one.publisher === publisher).length
  ask('compare', 'Which publisher do we have more games from, Copperleaf or Little Acorn?', gold.text(from('Copperleaf') > from('Little Acorn') ? 'Copperleaf' : 'Little Acorn')) // oxfmt-ignore
}

function join({ ask }: Builder, { gamelibrary, today }: Facts): void {
  const { gameLoans, gameMembers, gameNights, libraryGames } = gamelibrary
  const gameOf = (one: { gameId: number }) => pick.find(libraryGames, one.gameId)
  const memberOf = (one: { memberId: number }) => pick.find(gameMembers, one.memberId)
  const out = gameLoans.filter(one => !one.returned)
  const had = (rows: typeof gameLoans, id: number) => rows.filter(one => one.memberId === id)
  const player = person(gameMembers, one => had(out, one.id).length > 1 && had(gameLoans, one.id).length > had(out, one.id).length) // oxfmt-ignore
  ask('join', `Which games has ${nameOf(player)} got at home right now?`, rowsOr(had(out, player.id), gameOf))
  const isAlone = (one: (typeof gameLoans)[number]) => gameMembers.filter(two => nameOf(two) === nameOf(memberOf(one))).length === 1 // oxfmt-ignore
  const lent = pick.nth(out, one => isAlone(one) && one.memberId !== player.id, 4)
  ask('join', `Who has ${gameOf(lent).title} at the moment?`, either(toldPerson(memberOf(lent)), gold.all(gold.record(lent), gold.mentions([nameOf(memberOf(lent))])))) // oxfmt-ignore
  const spoilt = gameLoans.filter(one => one.piecesMissing)
  ask('join', 'Which games came back with pieces missing?', either(gold.set(once(spoilt.map(gameOf))), gold.set(spoilt))) // oxfmt-ignore
  type Night = (typeof gameNights)[number]
  const hostOf = (one: Night) => pick.find(gameMembers, one.hostId)
  const next = gold.smallest(gameNights.filter(one => one.date >= today), one => one.date) // oxfmt-ignore
  ask(
    'join',
    'Who is hosting the next game night?',
    whose<Night>(next, hostOf, one => nameOf(hostOf(one))),
  )
  const koi = libraryGames.find(one => one.title === 'Pirate Puddles')!
  ask(
    'lookup',
    'From what age can you play Pirate Puddles?',
    figureOf(koi, gold.count(koi.minAge, { field: 'minAge' })),
  )
  const member = person(gameMembers, one => one.validUntil > today && one.membership === 'family', 11)
  ask('lookup', `Until when is ${nameOf(member)}'s membership valid?`, told(member, pick.dayAs(member.validUntil), 'validUntil')) // oxfmt-ignore
}

function date({ ask }: Builder, { gamelibrary, today }: Facts): void {
  const { gameLoans, gameMembers, libraryGames } = gamelibrary
  const gameOf = (one: { gameId: number }) => pick.find(libraryGames, one.gameId)
  const late = gameLoans.filter(one => !one.returned && one.dueOn < today)
  ask('date', 'Which games should have been brought back by now?', eachReading([late, gameLoans.filter(one => !one.returned && one.dueOn <= today)], rows => rowsOr(rows, gameOf))) // oxfmt-ignore
  const year = String(Number(pick.year(today)) - 1)
  ask('date', `How many members joined us in ${year}?`, gold.count(gameMembers.filter(one => pick.year(one.joinedOn) === year).length)) // oxfmt-ignore
}
