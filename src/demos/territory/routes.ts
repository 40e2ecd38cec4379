import { z } from 'zod'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { findContacts, findJobTitles, findMyAccounts, findThirdPartyAccounts } from './queries.ts'
import { AccountJobTitles, Contacts, JOB_TITLES, MyAccounts, ThirdPartyAccounts } from './schemas.ts'
import type { TerritoryData } from './seed.ts'

export const TAGS = [
  { name: 'accounts', description: 'Accounts of my territory and third-party accounts' },
  { name: 'contacts', description: 'People who work at accounts, and their job titles' },
  { name: 'health', description: 'Whether the service is up' },
]

const AccountId = z
  .string()
  .describe('Account id, `acc_<N>` with N from 1 to 100. An id without contacts gives an empty list.')
  .meta({ examples: ['acc_7'] })

/** The four operations of the territory API (specification § C, Endpoints). */
export function createTerritoryRoutes(data: TerritoryData): Route[] {
  const someone = data.contacts[0]
  return [
    defineRoute({
      method: 'get',
      path: '/my-accounts',
      operationId: 'getMyAccounts',
      summary: 'List the accounts in my territory',
      description:
        "All accounts of the caller's own territory (ids with an odd number), with name, state and annual revenue. " +
        'Answers questions about "my accounts". The list is complete: there are no pages.',
      tags: ['accounts'],
      responses: {
        200: {
          description: 'The accounts of my territory',
          schema: MyAccounts,
          example: { accounts: findMyAccounts(data).slice(0, 2), coverage_id: 'COV-001', client_status: 'Active' },
        },
      },
      handler: () => ({ accounts: findMyAccounts(data), coverage_id: 'COV-001', client_status: 'Active' }),
    }),
    defineRoute({
      method: 'get',
      path: '/third-party-accounts',
      operationId: 'getThirdPartyAccounts',
      summary: 'List third-party accounts, all of them or those of a campaign',
      description:
        'Accounts that come from external providers (ids with an even number), with name, state and annual revenue. ' +
        'The list is complete: there are no pages.',
      tags: ['accounts'],
      query: z.object({
        campaign_name: z
          .string()
          .optional()
          .describe(
            'Name of a campaign, matched exactly but without regard to case. Known campaigns: `Tech Transformation` selects ' +
              'third-party accounts with revenue above 5,000,000; `High Value Outreach` selects third-party accounts in the states ' +
              'CA and NY. Without it, or with any other name, all third-party accounts are returned.',
          )
          .meta({ examples: ['Tech Transformation', 'High Value Outreach'] }),
      }),
      responses: {
        200: {
          description: 'The selected third-party accounts',
          schema: ThirdPartyAccounts,
          example: { accounts: findThirdPartyAccounts(data).slice(0, 2) },
        },
      },
      handler: ({ query }) => ({ accounts: findThirdPartyAccounts(data, query.campaign_name) }),
    }),
    defineRoute({
      method: 'get',
      path: '/accounts/{account_id}/job-titles',
      operationId: 'getAccountJobTitles',
      summary: 'List the job titles found at an account',
      description:
        'The job titles of the contacts of one account, each title once. Works for my accounts and third-party accounts.',
      tags: ['contacts'],
      params: z.object({ account_id: AccountId }),
      responses: {
        200: {
          description: 'The titles; an empty list when the account has no contacts',
          schema: AccountJobTitles,
          example: { job_titles: findJobTitles(data, someone?.account_id ?? '') },
        },
      },
      handler: ({ params }) => ({ job_titles: findJobTitles(data, params.account_id) }),
    }),
    defineRoute({
      method: 'get',
      path: '/contacts',
      operationId: 'getContacts',
      summary: 'List contacts, optionally those of an account or with a job title',
      description:
        'Contacts of my accounts and of third-party accounts, with name, e-mail address and job title. When both filters are ' +
        'given, both apply. The list is complete: there are no pages.',
      tags: ['contacts'],
      query: z.object({
        account_id: AccountId.optional(),
        job_title: z
          .string()
          .optional()
          .describe(`Job title, the whole of it, without regard to case. Titles that exist: ${JOB_TITLES.join(', ')}.`)
          .meta({ examples: [...JOB_TITLES] }),
      }),
      responses: {
        200: {
          description: 'The contacts that pass the filters; an empty list when none does',
          schema: Contacts,
          example: { contacts: [someone] },
        },
      },
      handler: ({ query }) => ({ contacts: findContacts(data, query) }),
    }),
  ]
}
