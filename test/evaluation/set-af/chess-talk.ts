import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { asksBack, nameOf, person, refusesPages } from '../set-s/choose.ts'
import { called } from '../set-w/choose.ts'
import { told } from './readings.ts'

const { all, either, clarify, unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations in a chess federation, changes, and what cannot be answered. */
export function talkChess(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { chess }: Facts): void {
  const { players, tournaments, entries, games } = chess
  const over = tournaments.filter(one => one.status === 'FINISHED')
  const rich = over.toSorted((one, other) => other.prizeFund - one.prizeFund)[0]!
  const best = entries.find(one => one.tournamentId === rich.id && one.placing === 1)!
  const winner = pick.find(players, best.playerId)
  talk(
    'followup',
    ['Which tournaments are already finished?', gold.set(over)],
    ['Which one of them had the biggest prize fund?', gold.largest(over, one => one.prizeFund)],
    ['Who came first there?', either(called(winner, nameOf(winner)), all(gold.record(best), gold.mentions([nameOf(winner)])))], // oxfmt-ignore
  )
  const white = (id: number) => games.filter(one => one.whiteId === id)
  const won = (id: number) => white(id).filter(one => one.result === 'WHITE_WINS')
  const player = person(players, one => white(one.id).length > 4 && won(one.id).length > 1 && won(one.id).length < white(one.id).length, 5) // oxfmt-ignore
  talk(
    'followup',
    [`Find the player ${nameOf(player)}.`, gold.record(player)],
    ['How many games have they played as White?', gold.count(white(player.id).length)],
    ['And how many of those did they win?', gold.count(won(player.id).length)],
  )
}

function write({ ask, talk }: Builder, { chess }: Facts): void {
  const { clubs, players, tournaments, entries } = chess
  const payer = person(players, one => !one.feePaid, 8)
  ask('write', `${nameOf(payer)} has paid the fee, please change that.`, gold.updated('chess.players', payer, { feePaid: true })) // oxfmt-ignore
  const prix = tournaments.find(one => one.name === 'Federation Grand Prix')!
  const entrant = person(players, one => entries.every(own => own.playerId !== one.id), 4)
  ask('write', `Please enter ${nameOf(entrant)} for the Federation Grand Prix.`, gold.created('chess.entries', { tournamentId: prix.id, playerId: entrant.id })) // oxfmt-ignore
  const cup = tournaments.find(one => one.name === 'Elmbridge Blitz Cup')!
  ask('write', 'Raise the entry fee of the Elmbridge Blitz Cup to 11 pounds.', gold.updated('chess.tournaments', cup, { entryFee: 11 })) // oxfmt-ignore
  const circle = clubs.find(one => one.name === 'Foxley Chess Circle')!
  talk(
    'write',
    ['I want to add a new player.', asksBack()],
    ['Her name is Ottilie Brandvold, she was born in 1991 and plays for the Foxley Chess Circle.', gold.created('chess.players', { firstName: 'Ottilie', lastName: 'Brandvold', birthYear: 1991, clubId: circle.id })], // oxfmt-ignore
  )
}

function decline({ ask }: Builder, { chess }: Facts): void {
  const { players } = chess
  ask('missing', 'How many spectators came to the Castle Street Masters?', unknown())
  ask('missing', `What does ${nameOf(person(players, one => one.rating !== null, 20))} do for a living?`, unknown())
  ask('unknown', 'Which club does Balthazar Quistgaard play for?', unknown())
  const twins = pick.rank(players, nameOf).find(group => group.rows.length > 1)!
  ask('ambiguous', `What rating does ${twins.key} have?`, either(gold.set(twins.rows), gold.set(twins.rows, { shows: own => [own.rating] }), clarify())) // oxfmt-ignore
}

function chat({ ask }: Builder, { chess }: Facts): void {
  const { clubs, players, tournaments, games } = chess
  ask('smalltalk', 'Brilliant, that is all I wanted to know. Have a nice evening!', gold.smalltalk())
  ask('browser', 'Open chess.com in the browser and log in with my account', refusesPages())
  ask('casual', 'who r the grandmasters in our federation??', gold.set(players.filter(one => one.title === 'GRANDMASTER'))) // oxfmt-ignore
  const circle = clubs.find(one => one.name === 'Foxley Chess Circle')!
  ask('casual', 'whats the adress of the foxley chess circle venue', told(circle, circle.venue.address, 'address'))
  const prix = tournaments.find(one => one.name === 'Federation Grand Prix')!
  ask('multi', 'When does the Federation Grand Prix start and how many rounds does it have?', all(gold.mentions(pick.dayAs(prix.startsOn).alternatives), gold.mentions([String(prix.rounds), 'eight']))) // oxfmt-ignore
  ask('complete', 'List every game that was won by Black.', gold.set(games.filter(one => one.result === 'BLACK_WINS')))
}
