import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface Board {
  id: number
  key: string
  name: string
  purpose: string
  ownerId: number
  isArchived: boolean
  openedOn: string
}
export interface Collaborator {
  id: number
  fullName: string
  username: string
  email: string
  role: string
  location: string
  weeklyHours: number
  isExternal: boolean
  joinedOn: string
}
export interface Epic {
  id: number
  title: string
  boardId: number
  status: string
  budgetHours: number
  startsOn: string
  endsOn: string | null
}
export interface Card {
  id: number
  ref: string
  title: string
  boardId: number
  epicId: number | null
  assigneeId: number | null
  reporterId: number
  kind: string
  stage: string
  urgency: string
  estimate: number | null
  votes: number
  tags: string[]
  createdOn: string
  targetDate: string | null
  shippedOn: string | null
}
export interface TimeRecord {
  id: number
  cardId: number
  collaboratorId: number
  minutes: number
  isBillable: boolean
  workedOn: string
  remark: string | null
}

export const COLLABORATOR_ROLES = ['developer', 'designer', 'tester', 'analyst', 'team_lead'] as const
export const EPIC_STATUSES = ['proposed', 'underway', 'completed', 'dropped'] as const
export const CARD_KINDS = ['bug', 'story', 'chore', 'spike'] as const
export const CARD_STAGES = ['backlog', 'ready', 'doing', 'review', 'blocked', 'shipped'] as const
export const URGENCIES = ['low', 'normal', 'high', 'immediate'] as const
export const CARD_TAGS = ['accessibility', 'customer-request', 'performance', 'security', 'translation', 'tech-debt'] as const // oxfmt-ignore

const BOARDS: [key: string, name: string, purpose: string][] = [
  ['PAY', 'Payments', 'Checkout, invoices and refunds'],
  ['MOB', 'Mobile App', 'The app for Android and iOS'],
  ['CUS', 'Customer Portal', 'What customers see when they are signed in'],
  ['PLT', 'Platform', 'Servers, databases and deployment'],
  ['REP', 'Reporting', 'Dashboards and exports'],
  ['ONB', 'Onboarding', 'The first days of a new customer'],
  ['OLD', 'Legacy Billing', 'The billing that Payments replaced'],
]
const EPICS: [title: string, board: number][] = [
  ['Instant refunds', 0],
  ['Direct debit', 0],
  ['Invoices by e-mail', 0],
  ['Tax for new countries', 0],
  ['Offline mode', 1],
  ['Dark theme', 1],
  ['Push notifications', 1],
  ['Tablet layout', 1],
  ['Self-service contracts', 2],
  ['Single sign-on', 2],
  ['New help centre', 2],
  ['Message inbox', 2],
  ['New data centre', 3],
  ['Zero-downtime releases', 3],
  ['Nightly backups', 3],
  ['Weekly summary reports', 4],
  ['Export to spreadsheets', 4],
  ['Real-time dashboards', 4],
  ['Guided tour', 5],
  ['Sample data', 5],
  ['Welcome e-mails', 5],
  ['Shutdown of old invoices', 6],
]
const OBJECTS: string[][] = [
  ['invoice totals', 'refund form', 'payment receipt', 'card validation', 'currency switch', 'checkout button', 'voucher field', 'billing address', 'payment reminder'], // oxfmt-ignore
  ['login screen', 'photo upload', 'settings page', 'swipe menu', 'barcode scanner', 'home screen widget', 'map view', 'notification badge', 'font size'], // oxfmt-ignore
  ['contract overview', 'password reset', 'profile page', 'search bar', 'message list', 'document upload', 'cookie banner', 'support form', 'address book'], // oxfmt-ignore
  ['build pipeline', 'message queue', 'log storage', 'load balancer', 'database index', 'certificate renewal', 'health check', 'cache layer', 'staging server'], // oxfmt-ignore
  ['sales dashboard', 'CSV export', 'date filter', 'chart legend', 'monthly report', 'pivot table', 'PDF export', 'report scheduler'], // oxfmt-ignore
  ['welcome page', 'setup wizard', 'demo account', 'progress bar', 'invitation link', 'checklist', 'intro video', 'trial banner'], // oxfmt-ignore
  ['old invoice archive', 'fax gateway', 'dunning run', 'ledger import', 'customer number format'],
]
const TITLES: Record<string, string[]> = {
  bug: ['Fix crash in', 'Fix wrong values in', 'Repair broken', 'Fix slow'],
  story: ['Redesign', 'Add shortcuts to', 'Simplify', 'Let customers customise'],
  chore: ['Clean up', 'Upgrade', 'Document', 'Write tests for'],
  spike: ['Investigate options for', 'Compare tools for', 'Research', 'Sketch alternatives to'],
}
const LOCATIONS = ['Lisbon', 'Lisbon', 'Dublin', 'Dublin', 'Tallinn', 'remote']

export type KanbanData = ReturnType<typeof createKanbanData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 7 boards, 26 collaborators, 22 epics, 270 cards and 340 time records. */
export function createKanbanData(clock: Date) {
  const random = createRandom(91_101)
  const days = createDays(clock)
  const collaborators = createPeopleOf(91_103, 26, 'fernstreet.example').map(
    ({ firstName, lastName, email }, index): Collaborator => ({
      id: 201 + index,
      fullName: `${firstName} ${lastName}`,
      username: email.split('@')[0]!.replace('.', '_'),
      email,
      role: index < 5 ? 'team_lead' : random.pick(['developer', 'developer', 'developer', 'designer', 'tester', 'analyst']), // oxfmt-ignore
      location: random.pick(LOCATIONS),
      weeklyHours: random.pick([20, 32, 40, 40, 40]),
      isExternal: index > 4 && random.chance(0.25),
      joinedOn: days.day(-90 - random.whole(0, 2200)),
    }),
  )
  const boards = BOARDS.map(([key, name, purpose], index): Board => ({
    id: 11 + index,
    key,
    name,
    purpose,
    ownerId: collaborators[index % 5]!.id,
    isArchived: key === 'OLD',
    openedOn: days.day(-1500 + 170 * index),
  }))
  const epics = EPICS.map(([title, board], index): Epic => {
    const start = -330 + random.whole(0, 290)
    const status = board === 6 ? 'completed' : index % 7 === 3 ? 'proposed' : index % 11 === 5 ? 'dropped' : start < -220 ? 'completed' : 'underway' // oxfmt-ignore
    return {
      id: 401 + index,
      title,
      boardId: boards[board]!.id,
      status,
      budgetHours: 60 + 20 * random.whole(0, 30) + index,
      startsOn: days.day(status === 'proposed' ? random.whole(20, 90) : start),
      endsOn: status === 'proposed' ? null : days.day(start + random.whole(90, 400)),
    }
  })
  const cards = createCards(random, days, boards, epics, collaborators)
  return { boards, collaborators, epics, cards, timeRecords: createTimeRecords(random, days, cards) }
}

/** Over the last 300 days; those of the archived board are all shipped. */
function createCards(
  random: Random,
  { day }: Days,
  boards: Board[],
  epics: Epic[],
  collaborators: Collaborator[],
): Card[] {
  const numbers = new Map<string, number>()
  const taken = new Set<string>()
  const titleOf = (kind: string, board: number): string => {
    const title = `${random.pick(TITLES[kind]!)} ${random.pick(OBJECTS[board]!)}`
    return taken.has(title) ? titleOf(kind, board) : title
  }
  return Array.from({ length: 270 }, (_, index) => {
    const offset = -300 + Math.floor((index * 299) / 270)
    const place = random.pick([0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, ...(offset < -150 ? [6] : [])])
    const board = boards[place]!
    const kind = random.pick(['bug', 'bug', 'bug', 'story', 'story', 'story', 'chore', 'spike'])
    const title = titleOf(kind, place)
    taken.add(title)
    const number = (numbers.get(board.key) ?? 100) + random.whole(1, 3)
    numbers.set(board.key, number)
    const isOld = random.chance(offset < -90 ? 0.86 : 0.25)
    const stage = board.isArchived || isOld ? 'shipped' : random.pick(['backlog', 'backlog', 'ready', 'doing', 'doing', 'review', 'blocked']) // oxfmt-ignore
    const isFree = stage === 'backlog' ? random.chance(0.6) : stage === 'ready' && random.chance(0.3)
    const own = epics.filter(one => one.boardId === board.id && one.status !== 'proposed')
    const shipped = stage === 'shipped' ? Math.min(0, offset + random.whole(2, 60)) : null
    return {
      id: 5001 + index,
      ref: `${board.key}-${number}`,
      title,
      boardId: board.id,
      epicId: random.chance(0.3) ? null : random.pick(own).id,
      assigneeId: isFree ? null : random.pick(collaborators).id,
      reporterId: random.pick(collaborators).id,
      kind,
      stage,
      urgency: random.pick(['low', 'normal', 'normal', 'normal', 'high', 'high', 'immediate']),
      estimate: random.chance(0.15) ? null : random.pick([1, 2, 2, 3, 3, 5, 5, 8, 13]),
      votes: Math.floor(random.next() ** 3 * 60) + (index === 170 ? 70 : 0),
      tags: random.chance(0.45) ? [] : [...new Set([random.pick(CARD_TAGS), random.pick(CARD_TAGS)])],
      createdOn: day(offset),
      targetDate: random.chance(0.35) ? null : day(offset + random.whole(14, 150)),
      shippedOn: shipped === null ? null : day(shipped),
    }
  })
}

/** Of those to whom the cards are assigned. */
const createTimeRecords = (random: Random, { day }: Days, cards: Card[]): TimeRecord[] => {
  const worked = cards.filter(one => one.assigneeId !== null && !['backlog', 'ready'].includes(one.stage))
  return Array.from({ length: 340 }, (_, index) => {
    const card = random.pick(worked)
    return {
      id: 9001 + index,
      cardId: card.id,
      collaboratorId: card.assigneeId!,
      minutes: 15 * random.whole(1, 28),
      isBillable: random.chance(0.62),
      workedOn: day(-Math.floor(((340 - index) * 200) / 340)),
      remark: random.chance(0.7) ? null : random.pick(['pairing', 'review comments', 'call with the customer', 'second attempt']), // oxfmt-ignore
    }
  })
}
