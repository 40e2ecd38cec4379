/** Values that interfaces § D names. Statuses and stages are the only ones allowed; regions and sources are the usual ones. */

export const LEAD_STATUSES = [
  'new',
  'contacted',
  'qualified',
  'proposal',
  'negotiation',
  'closed-won',
  'closed-lost',
] as const

/** Stages of an opportunity and the probability that is usual there. */
export const STAGE_PROBABILITY = {
  prospecting: 0.1,
  qualification: 0.3,
  proposal: 0.6,
  negotiation: 0.8,
  'closed-won': 1,
  'closed-lost': 0,
} as const
export type Stage = keyof typeof STAGE_PROBABILITY
export const STAGES = Object.keys(STAGE_PROBABILITY) as [Stage, ...Stage[]]

export const REGIONS = ['North America', 'Europe', 'Asia Pacific', 'Latin America', 'Middle East & Africa'] as const

export const LEAD_SOURCES = [
  'Website',
  'Referral',
  'Cold Call',
  'Email Campaign',
  'Social Media',
  'Trade Show',
  'Partner',
  'LinkedIn',
  'Google Ads',
  'Content Marketing',
] as const
