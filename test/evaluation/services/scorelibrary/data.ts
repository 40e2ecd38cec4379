import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { FIRST_NAMES, LAST_NAMES, WORKS } from './collection.ts'

export interface SheetScore {
  id: string
  shelfmark: string
  title: string
  composer: string
  category: string
  instrumentation: string[]
  difficulty: string | null
  publisher: string
  publishedYear: number
  pages: number
  replacementPrice: number
  referenceOnly: boolean
  addedOn: string
}
export interface SheetCopy {
  id: string
  barcode: string
  scoreId: string
  location: string
  shelf: string
  condition: string
  status: string
  acquiredOn: string
}
export interface SheetReader {
  id: string
  cardNumber: string
  firstName: string
  lastName: string
  email: string
  phone: string | null
  readerType: string
  department: string | null
  status: string
  maxLoans: number
  joinedOn: string
  cardExpiresOn: string
}
export interface SheetLoan {
  id: string
  copyId: string
  scoreId: string
  readerId: string
  status: string
  borrowedOn: string
  dueOn: string
  returnedOn: string | null
  renewals: number
}
export interface SheetReservation {
  id: string
  scoreId: string
  readerId: string
  copyId: string | null
  status: string
  placedOn: string
  readyOn: string | null
  pickUpBy: string | null
}
export interface SheetFine {
  id: string
  readerId: string
  loanId: string
  reason: string
  amount: number
  status: string
  issuedOn: string
  paidOn: string | null
}

export const SCORE_CATEGORIES = ['solo', 'chamber', 'orchestral', 'choral', 'vocal', 'opera', 'method'] as const
export const DIFFICULTIES = ['beginner', 'intermediate', 'advanced', 'professional'] as const
export const LOCATIONS = ['openShelves', 'readingRoom', 'basement'] as const
export const CONDITIONS = ['new', 'good', 'worn', 'damaged'] as const
export const COPY_STATUSES = ['available', 'onLoan', 'onHold', 'inRepair', 'missing'] as const
export const READER_TYPES = ['student', 'teacher', 'staff', 'alumni'] as const
export const DEPARTMENTS = ['Strings', 'Woodwind', 'Brass', 'Keyboard', 'Voice', 'Composition'] as const
export const READER_STATUSES = ['active', 'suspended', 'expired'] as const
export const LOAN_STATUSES = ['active', 'returned', 'lost'] as const
export const RESERVATION_STATUSES = ['waiting', 'ready', 'collected', 'cancelled', 'expired'] as const
export const FINE_REASONS = ['lateReturn', 'damage', 'loss'] as const
export const FINE_STATUSES = ['unpaid', 'paid', 'waived'] as const
/** How long a score may be kept, and by how much a renewal prolongs it. */
export const LOAN_DAYS = 28

export type ScorelibraryData = ReturnType<typeof createScorelibraryData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** Keys as a database hands them out: `ln_4k9x2q`. */
function createKeys(seed: number) {
  const random = createRandom(seed)
  return (prefix: string) =>
    `${prefix}_${Array.from({ length: 6 }, () => random.pick([...'abcdefghjkmnpqrstuvwxyz23456789'])).join('')}`
}
type Keys = ReturnType<typeof createKeys>

/** 48 scores in about 110 copies, 58 readers, 150 loans, 40 reservations and the fines of what came late or harmed. */
export function createScorelibraryData(clock: Date) {
  const random = createRandom(88_417)
  const keys = createKeys(88_423)
  const days = createDays(clock)
  const sheetScores = WORKS.map(([title, composer, category, instrumentation, difficulty, publisher, publishedYear, pages, replacementPrice], index): SheetScore => ({
    id: keys('sc'),
    shelfmark: `${category.slice(0, 2).toUpperCase()} ${100 + index * 7}`,
    title,
    composer,
    category,
    instrumentation,
    difficulty,
    publisher,
    publishedYear,
    pages,
    replacementPrice,
    referenceOnly: index % 12 === 9,
    addedOn: days.day(-random.whole(420, 2900)),
  })) // oxfmt-ignore
  const sheetCopies = createCopies(random, keys, days, sheetScores)
  const sheetReaders = createReaders(random, keys, days)
  const sheetLoans = createLoans(random, keys, days, sheetCopies, sheetReaders)
  return {
    sheetScores,
    sheetCopies,
    sheetReaders,
    sheetLoans,
    sheetReservations: createReservations(random, keys, days, sheetScores, sheetCopies, sheetReaders),
    sheetFines: createFines(random, keys, days, sheetScores, sheetLoans),
  }
}

/** One to four of each score; what stands in the reading room is for use there. */
function createCopies(random: Random, keys: Keys, { day }: Days, scores: SheetScore[]): SheetCopy[] {
  const rows = scores.flatMap(score => {
    const many = score.referenceOnly ? 1 : random.pick([1, 2, 2, 2, 3, 3, 4])
    return Array.from({ length: many }, () => score)
  })
  return rows.map((score, index): SheetCopy => {
    const bought = random.whole(15, 1500)
    const location = score.referenceOnly ? 'readingRoom' : random.pick(['openShelves', 'openShelves', 'openShelves', 'basement']) // oxfmt-ignore
    return {
      id: keys('cp'),
      barcode: `MAL${40_210 + index * 3}`,
      scoreId: score.id,
      location,
      shelf: `${location === 'basement' ? 'K' : random.pick(['A', 'B', 'C', 'D'])}${random.whole(1, 14)}`,
      condition: bought < 200 ? 'new' : random.pick(['good', 'good', 'good', 'worn', 'worn', 'damaged']),
      status: index % 19 === 11 ? 'inRepair' : 'available',
      acquiredOn: day(-bought),
    }
  })
}

/** Two of them have the same name. */
function createReaders(random: Random, keys: Keys, { day }: Days): SheetReader[] {
  return Array.from({ length: 58 }, (_, index): SheetReader => {
    const named = index === 41 ? 17 : index
    const firstName = FIRST_NAMES[(named * 11) % FIRST_NAMES.length]!
    const lastName = LAST_NAMES[(named * 5) % LAST_NAMES.length]!
    const readerType = random.pick(['student', 'student', 'student', 'student', 'teacher', 'teacher', 'staff', 'alumni']) // oxfmt-ignore
    const isTaught = readerType === 'student' || readerType === 'teacher'
    const status = index % 13 === 8 ? 'suspended' : index % 11 === 5 ? 'expired' : 'active'
    return {
      id: keys('rd'),
      cardNumber: `R-${20_418 + index * 4}`,
      firstName,
      lastName,
      email: `${firstName}.${lastName}${index === 41 ? '2' : ''}@marlowacademy.example`.toLowerCase(),
      phone: random.chance(0.2) && named !== 17 ? null : `01628 55${random.whole(1000, 9999)}`,
      readerType,
      department: isTaught
        ? random.pick([
            'Strings',
            'Strings',
            'Woodwind',
            'Woodwind',
            'Brass',
            'Keyboard',
            'Keyboard',
            'Voice',
            'Composition',
          ])
        : null,
      status,
      maxLoans: readerType === 'teacher' ? 12 : readerType === 'student' ? 8 : 4,
      joinedOn: day(-random.whole(330, 1400)),
      cardExpiresOn: day(status === 'expired' ? -random.whole(10, 200) : random.whole(6, 420)),
    }
  })
}

/** Of ten months, more of late. Changes the copies that are out, or lost. */
function createLoans(
  random: Random,
  keys: Keys,
  { day }: Days,
  copies: SheetCopy[],
  readers: SheetReader[],
): SheetLoan[] {
  const lendable = copies.filter(one => one.status === 'available' && one.location !== 'readingRoom')
  const freeFrom = new Map<string, number>()
  const isFree = (one: SheetCopy, from: number) => (freeFrom.get(one.id) ?? -9999) < from && one.acquiredOn < day(from)
  return Array.from({ length: 150 }, (_, index): SheetLoan => {
    const from = -1 - Math.floor(300 * (1 - index / 150) ** 1.3)
    const copy = random.pick(lendable.filter(one => isFree(one, from)))
    const isLost = index % 41 === 17 && from < -60
    const renewals = random.pick([0, 0, 0, 0, 1, 1, 2])
    const late = random.chance(from > -80 ? 0.5 : 0.28) ? random.whole(2, 36) : -random.whole(0, 16)
    const due = from + LOAN_DAYS * (1 + renewals)
    const back = due + late
    const isOut = back >= 0
    /** Not renewed yet when the first weeks are not over. */
    const renewed = isOut ? Math.min(renewals, Math.floor(-from / 21)) : renewals
    const status = isLost ? 'lost' : isOut ? 'active' : 'returned'
    if (status !== 'returned') copy.status = isLost ? 'missing' : 'onLoan'
    freeFrom.set(copy.id, status === 'returned' ? back : Infinity)
    const reader = readers[Math.floor(random.next() ** 1.7 * 54)]!
    return {
      id: keys('ln'),
      copyId: copy.id,
      scoreId: copy.scoreId,
      readerId: reader.id,
      status,
      borrowedOn: day(from),
      dueOn: day(from + LOAN_DAYS * (1 + renewed)),
      returnedOn: status === 'returned' ? day(back) : null,
      renewals: renewed,
    }
  })
}

/** The old ones are over; of the recent ones some are ready, with a copy that is put aside. */
function createReservations(
  random: Random,
  keys: Keys,
  { day }: Days,
  scores: SheetScore[],
  copies: SheetCopy[],
  readers: SheetReader[],
): SheetReservation[] {
  const lent = scores.filter(one => !one.referenceOnly)
  const copiesOf = (score: SheetScore) => copies.filter(one => one.scoreId === score.id)
  const isThere = (one: SheetCopy) => one.status === 'available'
  const scarce = lent.filter(one => !copiesOf(one).some(isThere))
  return Array.from({ length: 40 }, (_, index): SheetReservation => {
    const placed = -1 - Math.floor(150 * (1 - index / 40) ** 1.4)
    const reader = readers[(index * 17 + 5) % 58]!
    const usual = placed < -32 ? random.pick(['collected', 'collected', 'collected', 'expired', 'cancelled']) : 'waiting' // oxfmt-ignore
    const score = random.pick(usual === 'waiting' && index % 3 !== 1 ? scarce : lent)
    const copy = usual === 'waiting' && index % 3 === 1 ? random.pick(copies.filter(one => isThere(one) && one.location !== 'readingRoom')) : undefined // oxfmt-ignore
    if (copy) copy.status = 'onHold'
    const ready = copy ? Math.max(placed + 1, -random.whole(1, 6)) : placed + random.whole(1, 8)
    const hasBeenReady = copy !== undefined || usual === 'collected' || usual === 'expired'
    return {
      id: keys('rs'),
      scoreId: copy?.scoreId ?? score.id,
      readerId: reader.id,
      copyId: copy?.id ?? null,
      status: copy ? 'ready' : usual,
      placedOn: day(placed),
      readyOn: hasBeenReady ? day(ready) : null,
      pickUpBy: hasBeenReady ? day(ready + 10) : null,
    }
  })
}

/** Half a pound for each day of what came late, the price of what is lost, and something for what was harmed. */
function createFines(random: Random, keys: Keys, { day }: Days, scores: SheetScore[], loans: SheetLoan[]): SheetFine[] {
  const today = day(0)
  const daysLate = (one: SheetLoan) => (Date.parse(one.returnedOn ?? today) - Date.parse(one.dueOn)) / 86_400_000
  return loans.flatMap((loan, index): SheetFine[] => {
    const reason = loan.status === 'lost' ? 'loss' : loan.status === 'active' ? undefined : daysLate(loan) > 0 ? 'lateReturn' : index % 9 === 4 ? 'damage' : undefined // oxfmt-ignore
    if (!reason) return []
    const price = scores.find(one => one.id === loan.scoreId)!.replacementPrice
    const amounts = { loss: price, lateReturn: daysLate(loan) / 2, damage: Math.round(price * random.whole(15, 60)) / 100 } // oxfmt-ignore
    const issuedOn = loan.returnedOn ?? (shiftDay(loan.dueOn, 30) < today ? shiftDay(loan.dueOn, 30) : today)
    const status = random.pick(['unpaid', 'unpaid', 'paid', 'paid', 'paid', 'waived'])
    const paid = shiftDay(issuedOn, random.whole(1, 25))
    const paidOn = status === 'paid' ? (paid < today ? paid : today) : null
    return [{ id: keys('fn'), readerId: loan.readerId, loanId: loan.id, reason, amount: amounts[reason], status, issuedOn, paidOn }] // oxfmt-ignore
  })
}
