import { createCompanyNames } from '../../seeding/company-names.ts'
import { createRandom } from '../../seeding/random.ts'
import { seedAccounts, type AccountSeed } from './accounts.ts'
import { seedContacts, type ContactSeed } from './contacts.ts'
import { seedLeads, type LeadSeed } from './leads.ts'
import { seedOpportunities, type OpportunitySeed } from './opportunities.ts'

/** Rows of every table. A type, not an interface: it is handed on as a plain record of lists. */
export type CrmSeed = {
  accounts: AccountSeed[]
  leads: LeadSeed[]
  contacts: ContactSeed[]
  opportunities: OpportunitySeed[]
}

/**
 * The data of the CRM demo: the same bytes on every machine, whenever it is made. Each resource draws from a sequence
 * of its own, so that a change to one leaves the others as they are.
 */
export function seedCrm(): CrmSeed {
  const names = createCompanyNames(createRandom(11))
  const accounts = seedAccounts(createRandom(21), names)
  return {
    accounts: accounts.map(account => account.record),
    leads: seedLeads(createRandom(31), names),
    contacts: seedContacts(createRandom(41), accounts),
    opportunities: seedOpportunities(createRandom(51), accounts),
  }
}
