import { shiftDay } from '../days.ts'
import { describeJsonApi, type Resources } from '../json-api.ts'
import { choice, date, decimal, flag, record, text, whole } from '../openapi.ts'
import { GAME_CATEGORIES, GAME_MEMBERSHIPS, type GamelibraryData } from './data.ts'

const maybe = (schema: object) => ({ ...schema, nullable: true })

/** What the library of board games offers; `today` is the day of what is added, `data` what it holds. */
export const describeResources = (today: string, data?: GamelibraryData): Resources => ({
  games: {
    table: 'libraryGames',
    one: 'game',
    attributes: {
      title: text(),
      designer: text(),
      publisher: text(),
      category: choice(GAME_CATEGORIES),
      players: record({ min: whole(), max: whole() }),
      playingMinutes: whole(),
      minAge: whole('From what age on'),
      difficulty: decimal('From 1, easy, to 5, hard'),
      shelf: text(undefined, { example: 'A1' }),
      available: flag('Is not lent at the moment'),
      complete: flag('No pieces are missing'),
      replacementCost: decimal('GBP'),
      acquiredOn: date(),
    },
    filters: ['category', 'designer', 'publisher', 'available'],
    writable: ['title', 'designer', 'publisher', 'category', 'players', 'playingMinutes', 'minAge', 'difficulty', 'shelf', 'complete', 'replacementCost'], // oxfmt-ignore
    required: ['title', 'category'],
    make: given => ({ designer: '', publisher: '', playingMinutes: 30, minAge: 8, difficulty: 2, shelf: 'A1', complete: true, replacementCost: 0, ...given, players: { min: 2, max: 4, ...(given.players as object | undefined) }, available: true, acquiredOn: today }), // oxfmt-ignore
    removable: true,
  },
  members: {
    table: 'gameMembers',
    one: 'member',
    attributes: {
      memberNumber: text(undefined, { example: 'M1500' }),
      firstName: text(),
      lastName: text(),
      email: text(undefined, { format: 'email' }),
      phone: maybe(text()),
      membership: choice(GAME_MEMBERSHIPS),
      blocked: flag('May not borrow'),
      joinedOn: date(),
      validUntil: date('When the membership runs out'),
    },
    filters: ['membership', 'blocked', 'memberNumber'],
    writable: ['firstName', 'lastName', 'email', 'phone', 'membership', 'blocked', 'validUntil'],
    required: ['firstName', 'lastName', 'membership'],
    make: given => ({ email: '', phone: null, blocked: false, validUntil: shiftDay(today, 365), ...given, joinedOn: today, memberNumber: 'M9901' }), // oxfmt-ignore
    removable: true,
  },
  loans: {
    table: 'gameLoans',
    one: 'loan',
    attributes: {
      loanNumber: text(undefined, { example: 'L-7300' }),
      borrowedOn: date(),
      dueOn: date(),
      returned: flag(),
      extended: flag(),
      piecesMissing: flag('Came back with pieces missing'),
    },
    relationships: { game: { field: 'gameId', type: 'games' }, member: { field: 'memberId', type: 'members' } },
    filters: ['loanNumber', 'returned', 'game', 'member'],
    writable: ['dueOn', 'piecesMissing', 'game', 'member'],
    required: ['game', 'member'],
    make: given => ({ dueOn: shiftDay(today, 14), piecesMissing: false, ...given, borrowedOn: today, returned: false, extended: false, loanNumber: 'L-9901' }), // oxfmt-ignore
    actions: {
      extend: {
        summary: 'Extend a loan by two weeks, once',
        run: row => (row.returned || row.extended ? 'It is back or extended already' : { extended: true, dueOn: shiftDay(String(row.dueOn), 14) }), // oxfmt-ignore
      },
      return: {
        summary: 'Take a game back',
        run: row => {
          if (row.returned) return 'It is back already'
          const game = data?.libraryGames.find(one => one.id === row.gameId)
          if (game) game.available = true
          return { returned: true }
        },
      },
    },
  },
  reservations: {
    table: 'gameReservations',
    one: 'reservation',
    attributes: { reservedOn: date(), notified: flag('The member knows that the game is there'), collected: flag(), cancelled: flag() }, // oxfmt-ignore
    relationships: { game: { field: 'gameId', type: 'games' }, member: { field: 'memberId', type: 'members' } },
    filters: ['notified', 'collected', 'cancelled', 'game', 'member'],
    writable: ['notified', 'collected', 'cancelled', 'game', 'member'],
    required: ['game', 'member'],
    make: given => ({ notified: false, collected: false, cancelled: false, ...given, reservedOn: today }),
    removable: true,
  },
  'game-nights': {
    table: 'gameNights',
    one: 'game-night',
    attributes: {
      title: text(),
      date: date(),
      startsAt: text(undefined, { example: '19:00' }),
      venue: text(),
      seats: whole(),
      bookedSeats: whole(),
      membersOnly: flag(),
      cancelled: flag(),
    },
    relationships: { host: { field: 'hostId', type: 'members' } },
    filters: ['date', 'venue', 'membersOnly', 'cancelled', 'host'],
    writable: ['title', 'date', 'startsAt', 'venue', 'seats', 'bookedSeats', 'membersOnly', 'cancelled', 'host'],
    required: ['title', 'date', 'host'],
    make: given => ({ startsAt: '19:00', venue: 'Main Hall', seats: 20, membersOnly: false, cancelled: false, ...given, bookedSeats: 0 }), // oxfmt-ignore
    removable: true,
  },
})

/** A library that lends board games: JSON:API, links as relationships, flags that say what has become of a loan. */
export const GAMELIBRARY_DESCRIPTION = describeJsonApi(
  { title: 'The Dice Box', version: '3.0', description: 'Board games, members, loans, reservations and game nights.' },
  '/api/v1',
  describeResources(''),
)
