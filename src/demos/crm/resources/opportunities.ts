import { z } from 'zod'
import { STAGE_PROBABILITY, STAGES } from './choices.ts'
import { defineResource } from './define-resource.ts'
import { accountReference, choice, date, number, text } from './fields.ts'

const usual = Object.entries(STAGE_PROBABILITY)
  .map(([stage, probability]) => `${stage} ${probability}`)
  .join(', ')

export const opportunities = defineResource({
  name: 'opportunities',
  singular: 'opportunity',
  title: 'Opportunity',
  description: 'A possible sale (deal) to an account',
  fields: {
    name: text(
      { description: 'What the deal is about', examples: ['Data warehouse rollout'] },
      { required: true, indexed: true },
    ),
    description: text(
      { description: 'Free text about the deal', examples: ['Replaces the reporting tools of three sites.'] },
      { max: 10_000 },
    ),
    value: number(
      { description: 'Worth of the deal in its currency', examples: [48_000] },
      { required: true, indexed: true },
    ),
    currency: {
      kind: 'text',
      schema: z
        .string()
        .regex(/^[A-Z]{3}$/, 'Must be a currency code of three capital letters such as USD')
        .meta({ description: 'Currency of the value, as its ISO 4217 code', examples: ['USD'] }),
      default: 'USD',
    },
    stage: choice(
      STAGES,
      {
        description:
          'How far the deal has come. Open: prospecting, qualification, proposal, negotiation. Closed: closed-won, closed-lost.',
        examples: ['proposal'],
      },
      { default: 'prospecting', indexed: true },
    ),
    probability: number(
      { description: `Likelihood of winning, from 0 to 1. Usual by stage: ${usual}.`, examples: [0.6] },
      { max: 1, default: 0 },
    ),
    close_date: date(
      { description: 'Day on which the deal is closed or expected to close', examples: ['2024-11-15'] },
      { indexed: true },
    ),
    account_id: accountReference('Id of the account that would buy'),
  },
})
