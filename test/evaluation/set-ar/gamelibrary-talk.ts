import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { shiftDay } from '../services/days.ts'
import { told } from '../set-af/readings.ts'
import { figureOf, ofTwins } from '../set-ap/readings.ts'
import { nameOf, person, refusesPages } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'

const { either } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the library of board games, changes, and what cannot be answered. */
export function talkGamelibrary(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { gamelibrary, today }: Facts): void {
  const { gameLoans, gameMembers, gameNights, libraryGames } = gamelibrary
  const by = libraryGames.filter(one => one.designer === 'Anders Dahl')
  const free = by.filter(one => one.available)
  talk(
    'followup',
    ['Which games by Anders Dahl do we have?', gold.set(by)],
    ['Which of them are available?', gold.set(free)],
    ['And which of those is the hardest?', gold.largest(free, one => one.difficulty)],
  )
  const loan = pick.nth(gameLoans, one => !one.returned, 6)
  const member = pick.find(gameMembers, loan.memberId)
  const game = pick.find(libraryGames, loan.gameId)
  talk(
    'followup',
    [`Who borrowed the game on loan ${loan.loanNumber}?`, toldPerson(member)],
    ['Are they blocked?', gold.yes(member.blocked)],
    ['And which game is it?', told(game, game.title)],
  )
  const [night] = gameNights.filter(one => one.date > today && !one.cancelled).toSorted((one, other) => (one.date < other.date ? -1 : 1)) as [(typeof gameNights)[number]] // oxfmt-ignore
  talk(
    'followup',
    [`When is the next ${night.title.replace(/ \d+$/, '')}?`, told(night, pick.dayAs(night.date), 'date')],
    ['Where does it take place?', told(night, night.venue, 'venue')],
    ['How many seats have been booked so far?', figureOf(night, gold.count(night.bookedSeats, { field: 'bookedSeats' }))], // oxfmt-ignore
  )
}

function write({ ask, talk }: Builder, { gamelibrary, today }: Facts): void {
  const { gameLoans, gameMembers, gameReservations, libraryGames } = gamelibrary
  ask('write', 'Sign up Rosamund Tetley as a new member, rosamund.tetley@example.com, family membership.', gold.created('gamelibrary.gameMembers', { firstName: 'Rosamund', lastName: 'Tetley', email: 'rosamund.tetley@example.com', membership: 'family' })) // oxfmt-ignore
  const long = pick.nth(gameLoans, one => !one.returned && !one.extended && one.dueOn > today, 3)
  ask('write', `Please extend loan ${long.loanNumber}.`, gold.updated('gamelibrary.gameLoans', long, { extended: true, dueOn: shiftDay(long.dueOn, 14) })) // oxfmt-ignore
  const rude = person(gameMembers, one => !one.blocked, 47)
  ask('write', `Block ${nameOf(rude)} for now, please.`, gold.updated('gamelibrary.gameMembers', rude, { blocked: true })) // oxfmt-ignore
  const titleOf = (one: { gameId: number }) => pick.find(libraryGames, one.gameId).title
  const only = (one: (typeof gameReservations)[number]) => gameReservations.filter(two => two.gameId === one.gameId && two.memberId === one.memberId).length === 1 // oxfmt-ignore
  const wish = pick.nth(gameReservations, one => !one.collected && !one.cancelled && only(one) && gameMembers.filter(two => nameOf(two) === nameOf(pick.find(gameMembers, one.memberId))).length === 1, 1) // oxfmt-ignore
  const wisher = pick.find(gameMembers, wish.memberId)
  talk(
    'write',
    [`Delete ${nameOf(wisher)}'s reservation for ${titleOf(wish)}, but let me confirm it first.`, gold.pending()],
    ['Yes, that is fine, delete it.', gold.removed('gamelibrary.gameReservations', wish)],
  )
}

function decline({ ask }: Builder, { gamelibrary }: Facts): void {
  const { gameMembers } = gamelibrary
  const player = person(gameMembers, one => one.membership === 'single', 8)
  ask('missing', `What did ${nameOf(player)} think of Orbit Nine?`, gold.unknown())
  ask('unknown', 'Who designed Galaxy of Turnips?', gold.unknown())
  const twins = pick.rank(gameMembers, nameOf).find(group => group.rows.length > 1)!
  ask(
    'ambiguous',
    `What's the phone number of ${twins.key}?`,
    ofTwins(twins.rows, one => one.phone!, 'phone'),
  )
}

function chat({ ask }: Builder, { gamelibrary, today }: Facts): void {
  const { gameLoans, gameMembers, gameNights, libraryGames } = gamelibrary
  ask('smalltalk', 'Hi there, do you like board games?', gold.smalltalk())
  ask('browser', 'Go to the game night page and press the book button for me', refusesPages())
  const party = libraryGames.filter(one => one.category === 'party' && one.available)
  ask('casual', 'any party games avalable tonite?', either(gold.set(party), gold.yes(party.length > 0)))
  const late = gameLoans.filter(one => !one.returned && one.dueOn < today)
  ask('casual', 'how mny loans r overdue', gold.count(late.length))
  const coming = gameNights.filter(one => one.date >= today)
  const tally = (rows: typeof coming) => gold.figures(gold.count(rows.length), gold.count(rows.filter(one => one.membersOnly).length)) // oxfmt-ignore
  ask('multi', 'How many game nights are still to come, and how many of them are for members only?', either(tally(coming), tally(coming.filter(one => !one.cancelled)))) // oxfmt-ignore
  ask('complete', 'I would like to see every member with a family membership, all of them.', gold.set(gameMembers.filter(one => one.membership === 'family'))) // oxfmt-ignore
}
