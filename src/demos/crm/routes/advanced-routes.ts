import { z } from 'zod'
import { defineRoute, type Route } from '../../../http/define-route.ts'
import { contacts } from '../resources/contacts.ts'
import { opportunities } from '../resources/opportunities.ts'
import { pageSchema, recordSchema } from '../resources/schemas.ts'
import type { AdvancedQueries } from '../store/advanced-queries.ts'
import { numberFromText } from '../store/query-values.ts'
import { pagingParameters } from './list-parameters.ts'
import { sendJsonText } from './send-json-text.ts'

const minValue = numberFromText(z.number())
  .default(10_000)
  .meta({ description: 'Smallest value of an opportunity, in its currency', examples: [10_000, 50_000] })

const RegionGroup = z
  .object({
    region: z
      .string()
      .nullable()
      .meta({ description: 'World region of the accounts; null for accounts without one', examples: ['Europe'] }),
    count: z.int().meta({ description: 'Number of matching opportunities in the region', examples: [12] }),
    total_value: z.number().meta({ description: 'Sum of their values', examples: [1_250_000] }),
  })
  .meta({ id: 'RegionGroup', description: 'Matching opportunities of one region together' })

const RegionalOpportunity = recordSchema(opportunities)
  .extend({
    region: z
      .string()
      .nullable()
      .meta({ description: 'World region of the account', examples: ['Europe'] }),
    account_name: z.string().meta({ description: 'Company name of the account', examples: ['Alderbrook Logistics'] }),
  })
  .meta({ id: 'RegionalOpportunity', description: 'An opportunity with the region and the name of its account' })

/** The two advanced queries (specification § D, Advanced queries). */
export const createAdvancedRoutes = (queries: AdvancedQueries): Route[] => [
  defineRoute({
    method: 'get',
    path: '/advanced/contacts/from-accounts/',
    operationId: 'listContactsFromAccounts',
    summary: 'List contacts of accounts that have a valuable and likely opportunity',
    description:
      'Contacts of every account that has at least one opportunity whose value is at or above `min_value` and whose probability is ' +
      'at or above `min_likelihood`, ordered by id.',
    tags: ['advanced'],
    query: z.strictObject({
      min_value: minValue,
      min_likelihood: numberFromText(z.number().min(0).max(1))
        .default(0.5)
        .meta({ description: 'Smallest probability of the same opportunity, from 0 to 1', examples: [0.5, 0.8] }),
      ...pagingParameters,
    }),
    responses: {
      200: { description: 'A page of contacts', schema: pageSchema('ContactPage', recordSchema(contacts)) },
    },
    handler: ({ query, res }) => sendJsonText(res, queries.contactsFromAccounts(query)),
  }),
  defineRoute({
    method: 'get',
    path: '/advanced/opportunities/by-region/',
    operationId: 'listOpportunitiesByRegion',
    summary: 'List opportunities of a month by region of their account',
    description:
      'Opportunities with a value at or above `min_value` whose close date is in the given month, ordered by region, then largest ' +
      'value first. `groups` has number and total value of each region over all pages.',
    tags: ['advanced'],
    query: z.strictObject({
      min_value: minValue,
      month: numberFromText(z.int().min(1).max(12))
        .default(11)
        .meta({ description: 'Month of the close date, 1 to 12', examples: [11] }),
      year: numberFromText(z.int().min(1).max(9999))
        .default(2024)
        .meta({ description: 'Year of the close date', examples: [2024] }),
      ...pagingParameters,
    }),
    responses: {
      200: {
        description: 'A page of opportunities, and the figures of every region',
        schema: pageSchema('RegionalOpportunityPage', RegionalOpportunity, {
          groups: z
            .array(RegionGroup)
            .meta({ description: 'One entry for each region that has a match, over all pages' }),
        }),
      },
    },
    handler: ({ query, res }) => sendJsonText(res, queries.opportunitiesByRegion(query)),
  }),
]
