import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface SitePerson {
  id: number
  firstName: string
  lastName: string
  email: string
  role: string
  startedOn: string
}
export interface SiteContractor {
  id: number
  name: string
  trade: string
  contactName: string
  phone: string
  emergencyCover: boolean
}
export interface SitePlot {
  id: number
  plotNumber: string
  street: string
  phase: number
  houseType: string
  bedrooms: number
  buildStage: string
  siteManagerId: number
  handoverDate: string | null
}
export interface SiteIssue {
  id: number
  ref: string
  title: string
  type: string
  priority: string
  state: string
  room: string
  plotId: number
  contractorId: number | null
  raisedById: number
  raisedOn: string
  dueOn: string | null
  closedOn: string | null
  cost: { estimated: number | null; actual: number | null }
}
export interface SiteInspection {
  id: number
  plotId: number
  inspectorId: number
  kind: string
  inspectedOn: string
  result: string
  remarks: string | null
}

export const SITE_ROLES = ['site_manager', 'inspector', 'customer_care', 'engineer'] as const
export const TRADES = ['electrical', 'plumbing', 'plastering', 'joinery', 'roofing', 'painting', 'tiling', 'groundworks'] as const // oxfmt-ignore
export const HOUSE_TYPES = ['detached', 'semi_detached', 'terraced', 'bungalow'] as const
export const BUILD_STAGES = ['groundworks', 'superstructure', 'first_fix', 'second_fix', 'finished', 'handed_over'] as const // oxfmt-ignore
export const ISSUE_TYPES = ['defect', 'damage', 'missing_item', 'safety', 'design_query'] as const
export const ISSUE_PRIORITIES = ['low', 'normal', 'high', 'critical'] as const
export const ISSUE_STATES = ['open', 'in_progress', 'ready_for_check', 'closed', 'rejected'] as const
export const ISSUE_ROOMS = ['kitchen', 'bathroom', 'bedroom', 'living_room', 'hall', 'loft', 'outside'] as const
export const INSPECTION_KINDS = ['foundations', 'pre_plaster', 'pre_handover', 'warranty'] as const
export const INSPECTION_RESULTS = ['passed', 'failed', 'pending'] as const

const FIRMS: [name: string, trade: string][] = [
  ['Halden Electrical', 'electrical'],
  ['Voltsure', 'electrical'],
  ['Trent Plumbing & Heating', 'plumbing'],
  ['Copperline', 'plumbing'],
  ['Smoothwall Plastering', 'plastering'],
  ['Ashby Joinery', 'joinery'],
  ['Dovetail Interiors', 'joinery'],
  ['Ridgeway Roofing', 'roofing'],
  ['Brushworks', 'painting'],
  ['Mosaic Tiling', 'tiling'],
  ['Grafton Groundworks', 'groundworks'],
  ['Pathmakers', 'groundworks'],
]
const FINDINGS: [title: string, type: string, room: string, trade: string][] = [
  ['Cracked tile behind the hob', 'damage', 'kitchen', 'tiling'],
  ['Worktop joint is open', 'defect', 'kitchen', 'joinery'],
  ['No cover on the extractor', 'missing_item', 'kitchen', 'electrical'],
  ['Tap drips', 'defect', 'kitchen', 'plumbing'],
  ['Socket is not live', 'defect', 'kitchen', 'electrical'],
  ['Grout missing around the shower tray', 'missing_item', 'bathroom', 'tiling'],
  ['Toilet leaks at the base', 'defect', 'bathroom', 'plumbing'],
  ['Scratched bath panel', 'damage', 'bathroom', 'plumbing'],
  ['Fan runs without stopping', 'defect', 'bathroom', 'electrical'],
  ['Door does not close', 'defect', 'bedroom', 'joinery'],
  ['Dent in the wall', 'damage', 'bedroom', 'plastering'],
  ['Paint runs under the window', 'defect', 'bedroom', 'painting'],
  ['Radiator is cold', 'defect', 'bedroom', 'plumbing'],
  ['Where does the data point go?', 'design_query', 'living_room', 'electrical'],
  ['Skirting board missing', 'missing_item', 'living_room', 'joinery'],
  ['Ceiling is uneven', 'defect', 'living_room', 'plastering'],
  ['Scuffed paint by the patio door', 'damage', 'living_room', 'painting'],
  ['Stair spindle is loose', 'safety', 'hall', 'joinery'],
  ['Smoke alarm missing', 'safety', 'hall', 'electrical'],
  ['Letter plate is bent', 'damage', 'hall', 'joinery'],
  ['Insulation missing at the eaves', 'missing_item', 'loft', 'roofing'],
  ['Daylight through the felt', 'defect', 'loft', 'roofing'],
  ['Which hatch is to be fitted?', 'design_query', 'loft', 'joinery'],
  ['Slipped roof tile', 'defect', 'outside', 'roofing'],
  ['Open trench without a barrier', 'safety', 'outside', 'groundworks'],
  ['Patio slab rocks', 'defect', 'outside', 'groundworks'],
  ['Downpipe not connected', 'missing_item', 'outside', 'roofing'],
  ['Chipped kerb', 'damage', 'outside', 'groundworks'],
]
const STREETS = ['Larkfield Way', 'Plover Close', 'Wren Drive', 'Curlew Lane']
/** What is inspected of a plot up to its stage. */
const INSPECTED: Record<string, string[]> = { groundworks: ['foundations'], superstructure: ['foundations'], first_fix: ['foundations', 'pre_plaster'], second_fix: ['foundations', 'pre_plaster'], finished: ['foundations', 'pre_plaster', 'pre_handover'], handed_over: ['pre_plaster', 'pre_handover', 'warranty'] } // oxfmt-ignore
const DAYS_TO_FIX: Record<string, number> = { critical: 2, high: 7, normal: 21, low: 45 }

export type SitelogData = ReturnType<typeof createSitelogData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 16 people, 12 contractors, 64 plots, 220 issues and 110 inspections. */
export function createSitelogData(clock: Date) {
  const random = createRandom(99_101)
  const days = createDays(clock)
  const sitePeople = createPeopleOf(99_103, 16, 'larkfieldhomes.example').map((person, index): SitePerson => ({
    id: 11 + index,
    ...person,
    role: SITE_ROLES[[0, 1, 2, 3, 0, 1, 2][index % 7]!]!,
    startedOn: days.day(-random.whole(90, 3600)),
  }))
  const contacts = createPeopleOf(99_107, 12, 'none.example')
  const siteContractors = FIRMS.map(([name, trade], index): SiteContractor => ({
    id: 301 + index,
    name,
    trade,
    contactName: `${contacts[index]!.firstName} ${contacts[index]!.lastName}`,
    phone: `01332 555${random.whole(100, 989)}`,
    emergencyCover: index % 3 === 0,
  }))
  const managers = sitePeople.filter(one => one.role === 'site_manager')
  const sitePlots = Array.from({ length: 64 }, (_, index): SitePlot => {
    const phase = index < 24 ? 1 : index < 46 ? 2 : 3
    const buildStage = random.pick(phase === 1 ? ['handed_over', 'handed_over', 'handed_over', 'finished'] : phase === 2 ? ['finished', 'second_fix', 'second_fix', 'first_fix'] : ['first_fix', 'superstructure', 'groundworks']) // oxfmt-ignore
    const handover = { handed_over: -random.whole(10, 260), finished: random.whole(4, 40), second_fix: random.whole(45, 110) } // oxfmt-ignore
    const offset = handover[buildStage as keyof typeof handover]
    const houseType = random.pick(HOUSE_TYPES)
    return {
      id: 501 + index,
      plotNumber: `P${String(index + 1).padStart(2, '0')}`,
      street: STREETS[phase === 3 ? 3 : phase === 2 ? 2 : index % 2]!,
      phase,
      houseType,
      bedrooms: houseType === 'bungalow' ? random.whole(2, 3) : houseType === 'detached' ? random.whole(3, 5) : random.whole(2, 4), // oxfmt-ignore
      buildStage,
      siteManagerId: managers[index % managers.length]!.id,
      handoverDate: offset === undefined ? null : days.day(offset),
    }
  })
  return {
    sitePeople,
    siteContractors,
    sitePlots,
    siteIssues: createIssues(random, days, sitePeople, siteContractors, sitePlots),
    siteInspections: createInspections(random, days, sitePeople, sitePlots),
  }
}

/** Of half a year, on plots with walls; the older they are, the more of them are closed. */
function createIssues(
  random: Random,
  { day }: Days,
  people: SitePerson[],
  contractors: SiteContractor[],
  plots: SitePlot[],
): SiteIssue[] {
  const built = plots.filter(one => one.buildStage !== 'groundworks' && one.buildStage !== 'superstructure')
  return Array.from({ length: 220 }, (_, index): SiteIssue => {
    const [title, type, room, trade] = random.pick(FINDINGS)
    const from = -190 + Math.floor((190 * index) / 220)
    const priority = type === 'safety' ? random.pick(['high', 'critical']) : random.pick(['low', 'low', 'normal', 'normal', 'normal', 'high']) // oxfmt-ignore
    const early = ['open', 'open', 'open', 'in_progress', 'in_progress', 'ready_for_check', 'closed']
    const state = from < -50 ? random.pick([...Array.from({ length: 14 }, () => 'closed'), 'rejected', 'rejected', 'in_progress', 'open']) : random.pick(early) // oxfmt-ignore
    const raisedOn = day(from)
    const limit = DAYS_TO_FIX[priority]!
    const done = shiftDay(raisedOn, random.whole(1, Math.round(limit * 1.3)))
    const isNew = state === 'open' && random.chance(0.35)
    const estimated = type === 'design_query' || random.chance(0.15) ? null : random.whole(4, 90) * 10
    return {
      id: 2001 + index,
      ref: `SI-${1101 + index}`,
      title,
      type,
      priority,
      state,
      room,
      plotId: random.pick(built.slice(0, 47)).id,
      contractorId: isNew ? null : random.pick(contractors.filter(one => one.trade === trade)).id,
      raisedById: random.pick(people).id,
      raisedOn,
      dueOn: type === 'design_query' ? null : shiftDay(raisedOn, limit),
      closedOn: state === 'closed' ? (done < day(0) ? done : day(0)) : null,
      cost: {
        estimated,
        actual: state === 'closed' && estimated !== null ? estimated + random.whole(-3, 12) * 5 : null,
      },
    }
  })
}

/** Of a year, and those planned for the next three weeks. */
function createInspections(random: Random, { day }: Days, people: SitePerson[], plots: SitePlot[]): SiteInspection[] {
  const inspectors = people.filter(one => one.role === 'inspector')
  return Array.from({ length: 110 }, (_, index): SiteInspection => {
    const from = -330 + Math.floor((352 * index) / 110)
    const plot = random.pick(plots)
    const kinds = INSPECTED[plot.buildStage]!
    const result = from > 0 ? 'pending' : random.pick(['passed', 'passed', 'passed', 'passed', 'failed'])
    return {
      id: 801 + index,
      plotId: plot.id,
      inspectorId: random.pick(inspectors).id,
      kind: from > 0 ? kinds.at(-1)! : random.pick(kinds),
      inspectedOn: day(from),
      result,
      remarks: result === 'failed' ? random.pick(['Damp course too low', 'Fire stopping incomplete', 'Cavity not clean', 'Snags left in two rooms']) : null, // oxfmt-ignore
    }
  })
}
