import { z } from 'zod'

/** The ten titles that exist (specification § C, Job title). */
export const JOB_TITLES = [
  'Chief Executive Officer',
  'Chief Technology Officer',
  'Chief Financial Officer',
  'Vice President of Sales',
  'Director of Marketing',
  'Sales Manager',
  'Product Manager',
  'Account Executive',
  'Data Scientist',
  'Software Engineer',
] as const

export const Account = z
  .object({
    id: z
      .string()
      .regex(/^acc_\d+$/)
      .describe('Identifier, `acc_<N>` with N from 1 to 100. Odd N: my territory; even N: third-party.')
      .meta({ examples: ['acc_7'] }),
    name: z
      .string()
      .describe('Company name')
      .meta({ examples: ['Pacific Lantern Robotics'] }),
    state: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .describe('US state as its two-letter postal code')
      .meta({ examples: ['CA', 'TX', 'NY'] }),
    revenue: z
      .number()
      .min(300_000)
      .max(10_000_000)
      .describe('Annual revenue in US dollars, from 300,000 to 10,000,000')
      .meta({ examples: [6_425_000] }),
    is_third_party: z
      .boolean()
      .describe('True when the account comes from an external provider (third-party), false when it is in my territory')
      .meta({ examples: [false] }),
  })
  .meta({ id: 'Account', description: 'A company in the sales territory data' })
export type Account = z.infer<typeof Account>

export const Contact = z
  .object({
    id: z
      .string()
      .regex(/^con_\d+$/)
      .describe('Identifier, `con_<N>`')
      .meta({ examples: ['con_12'] }),
    name: z
      .string()
      .describe('Full name: first name and last name')
      .meta({ examples: ['Dana Whitfield'] }),
    email: z
      .email()
      .describe('E-mail address, at the domain of the company')
      .meta({ examples: ['dana.whitfield@pacificlanternrobotics.example'] }),
    account_id: z
      .string()
      .regex(/^acc_\d+$/)
      .describe('Id of the account that the contact works for')
      .meta({ examples: ['acc_7'] }),
    job_title: z
      .enum(JOB_TITLES)
      .describe('Job title')
      .meta({ examples: ['Vice President of Sales'] }),
  })
  .meta({ id: 'Contact', description: 'A person who works at an account' })
export type Contact = z.infer<typeof Contact>

const JobTitle = z
  .object({ title: z.enum(JOB_TITLES).describe('Job title') })
  .meta({ id: 'JobTitle', description: 'A job title that at least one contact holds' })

export const MyAccounts = z
  .object({
    accounts: z.array(Account).describe('The accounts in my territory, ordered by the number in their id'),
    coverage_id: z
      .string()
      .describe('Identifier of the territory that these accounts cover')
      .meta({ examples: ['COV-001'] }),
    client_status: z
      .string()
      .describe('Status of the caller as a client')
      .meta({ examples: ['Active'] }),
  })
  .meta({ id: 'MyAccounts', description: 'The accounts of my territory' })

export const ThirdPartyAccounts = z
  .object({ accounts: z.array(Account).describe('Third-party accounts, ordered by the number in their id') })
  .meta({ id: 'ThirdPartyAccounts', description: 'Accounts from external providers' })

export const AccountJobTitles = z
  .object({
    job_titles: z.array(JobTitle).describe('Each title once, in alphabetic order; empty when there are no contacts'),
  })
  .meta({ id: 'AccountJobTitles', description: 'The job titles found at one account' })

export const Contacts = z
  .object({ contacts: z.array(Contact).describe('Matching contacts, ordered by the number in their id') })
  .meta({ id: 'Contacts', description: 'Contacts of accounts' })
