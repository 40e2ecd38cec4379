import type { Random } from '../../seeding/random.ts'
import { STAGE_PROBABILITY, type Stage } from '../resources/choices.ts'
import type { SeededAccount, Size } from './accounts.ts'
import { addDays, drawTime, drawTimes, drawWorkingDay, STORY_DAY } from './calendar.ts'
import { COMMON_PROJECTS, type Industry } from './industries.ts'

/** 2 to 10 opportunities an account, 8,000 or more in all (specification, demo data sets): most have many. */
const OPPORTUNITIES_PER_ACCOUNT = [[2, 1], [3, 2], [4, 3], [5, 4], [6, 6], [7, 10], [8, 16], [9, 22], [10, 36]] as const // oxfmt-ignore

/** Close dates cover every month of 2024 to 2026; the advanced query's default, November 2024, has the most. */
const MONTHS = [2024, 2025, 2026].flatMap(year =>
  Array.from({ length: 12 }, (_, i) => {
    const month = `${year}-${String(i + 1).padStart(2, '0')}`
    return [month, month === '2024-11' ? 90 : [3, 6, 9, 12].includes(i + 1) ? 26 : 20] as const
  }),
)

/** Deal sizes in steps of 250 dollars, smallest and largest, by the size of the company. */
const STEPS: Record<Size, [number, number]> = {
  small: [8, 200],
  medium: [30, 700],
  large: [100, 2_800],
  huge: [400, 9_000],
}

const STAGES_OF_PAST: readonly (readonly [Stage, number])[] = [['closed-won', 46], ['closed-lost', 32], ['negotiation', 8], ['proposal', 7], ['qualification', 4], ['prospecting', 3]] // oxfmt-ignore
const STAGES_OF_FUTURE: readonly (readonly [Stage, number])[] = [['prospecting', 32], ['qualification', 27], ['proposal', 24], ['negotiation', 17]] // oxfmt-ignore

const KINDS = ['rollout', 'renewal', 'upgrade', 'pilot', 'expansion', 'migration', 'replacement', 'licenses', 'support contract', 'implementation', 'training', 'integration', 'assessment', 'modernization'] // oxfmt-ignore
const SCOPES = ['', '', ' phase 2', ' phase 3', ' for headquarters', ' for all sites', ' for regional offices', ' for branch offices', ' for partners', ' for field teams', ' for shared services', ' for new locations', ' for subsidiaries'] // oxfmt-ignore

const REASONS = [
  'Replaces a system that is no longer supported.',
  'Part of the program to cut operating costs.',
  'Requested after an internal audit.',
  'Follows a successful trial with one team.',
  'Needed before the next busy season.',
  'Board approval is expected at the next meeting.',
  'Competing with one other supplier.',
  'Budget is set aside for the coming quarter.',
  'The team asked for references from the same industry.',
  'Depends on the decision about the new site.',
]

export interface OpportunitySeed {
  id: number
  name: string
  description: string | null
  value: number
  currency: 'USD'
  stage: Stage
  probability: number
  close_date: string
  account_id: number
  created_at: string
  updated_at: string
}

export function seedOpportunities(random: Random, accounts: readonly SeededAccount[]): OpportunitySeed[] {
  const opportunities: OpportunitySeed[] = []
  const names = new Set<string>()
  for (const { record, industry, size } of accounts) {
    const count = random.weighted(OPPORTUNITIES_PER_ACCOUNT)
    for (let i = 0; i < count; i++) {
      const close_date = drawWorkingDay(random, random.weighted(MONTHS))
      const stage = random.weighted(close_date <= STORY_DAY ? STAGES_OF_PAST : STAGES_OF_FUTURE)
      opportunities.push({
        id: opportunities.length + 1,
        name: drawName(random, industry, names),
        description: random.chance(85) ? random.pick(REASONS) : null,
        value: drawValue(random, size),
        currency: 'USD',
        stage,
        probability: STAGE_PROBABILITY[stage],
        close_date,
        account_id: record.id,
        ...drawHistory(random, close_date, stage),
      })
    }
  }
  return opportunities
}

/** Created one to eight months before the close date, or before the story's day when that is earlier; a closed deal was last changed when it closed. */
function drawHistory(random: Random, closeDate: string, stage: Stage): { created_at: string; updated_at: string } {
  const reference = closeDate < STORY_DAY ? closeDate : STORY_DAY
  const times = drawTimes(random, addDays(reference, -random.integer(30, 240)), 30)
  return stage.startsWith('closed') ? { ...times, updated_at: drawTime(random, closeDate) } : times
}

/** A name that no other opportunity has. */
function drawName(random: Random, industry: Industry, names: Set<string>): string {
  for (;;) {
    const project = random.pick(random.chance(30) ? COMMON_PROJECTS : industry.projects)
    const name = `${project} ${random.pick(KINDS)}${random.pick(SCOPES)}`
    if (names.has(name)) continue
    names.add(name)
    return name
  }
}

/** Many small deals, few large ones: the smaller of two draws, most of the time. */
function drawValue(random: Random, size: Size): number {
  const steps = random.integer(...STEPS[size])
  return 250 * (random.chance(70) ? Math.min(steps, random.integer(...STEPS[size])) : steps)
}
