import { accounts } from './accounts.ts'
import { contacts } from './contacts.ts'
import type { Resource } from './define-resource.ts'
import { leads } from './leads.ts'
import { opportunities } from './opportunities.ts'

/** The resources that the CRM serves. A new one is a file here and a line in this list; accounts come first, as others refer to them. */
export const RESOURCES: readonly Resource[] = [accounts, leads, contacts, opportunities]
