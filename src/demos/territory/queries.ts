import type { TerritoryData } from './seed.ts'
import type { Account, Contact } from './schemas.ts'

/** Third-party accounts that a campaign selects, by its name in lower case (specification § C, rule 1). */
const CAMPAIGNS = new Map<string, (account: Account) => boolean>([
  ['tech transformation', account => account.revenue > 5_000_000],
  ['high value outreach', account => account.state === 'CA' || account.state === 'NY'],
])

/** Accounts with an odd number in their id (specification § C, Territory rule). */
export const findMyAccounts = ({ accounts }: TerritoryData): Account[] =>
  accounts.filter(account => !account.is_third_party)

/** Third-party accounts of a campaign; any name that is no campaign's gives them all (specification § C, rule 1). */
export function findThirdPartyAccounts({ accounts }: TerritoryData, campaignName?: string): Account[] {
  const isSelected = CAMPAIGNS.get(campaignName?.toLowerCase() ?? '') ?? (() => true)
  return accounts.filter(account => account.is_third_party && isSelected(account))
}

/** The titles of an account's contacts, each once, alphabetic; none for an account that has none or does not exist. */
export function findJobTitles(data: TerritoryData, accountId: string): { title: Contact['job_title'] }[] {
  const titles = new Set(findContacts(data, { account_id: accountId }).map(contact => contact.job_title))
  return [...titles].sort().map(title => ({ title }))
}

/** Contacts that pass every given filter; the job title is compared without regard to case (specification § C, rule 2). */
export function findContacts(
  { contacts }: TerritoryData,
  filter: { account_id?: string; job_title?: string },
): Contact[] {
  const title = filter.job_title?.toLowerCase()
  return contacts.filter(
    contact =>
      (filter.account_id === undefined || contact.account_id === filter.account_id) &&
      (title === undefined || contact.job_title.toLowerCase() === title),
  )
}
