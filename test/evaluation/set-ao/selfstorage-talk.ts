import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { champion, nameOf, refusesPages } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'
import { rented, running } from './readings.ts'

const { unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the self-storage company, changes, and what cannot be answered. */
export function talkSelfstorage(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { selfstorage }: Facts): void {
  const { storageContracts, storageTenants, storageUnits } = selfstorage
  const all = storageUnits.filter(one => one.facilityId === 6)
  const vacant = all.filter(one => one.status === 'Vacant')
  talk(
    'followup',
    ['Show me the units at Foss Islands.', gold.set(all)],
    ['Just the vacant ones', gold.set(vacant)],
    ['And the cheapest of those?', gold.smallest(vacant, one => one.monthlyPrice)],
  )
  const contract = pick.nth(storageContracts, one => one.status === 'Active', 40)
  const tenant = pick.find(storageTenants, contract.tenantId)
  talk(
    'followup',
    [`Who is the tenant on contract ${contract.contractNumber}?`, toldPerson(tenant)],
    ["What's their e-mail address?", told(tenant, tenant.email, 'email')],
  )
}

function write({ ask, talk }: Builder, { selfstorage }: Facts): void {
  const { storageContracts, storageInvoices, storageUnits } = selfstorage
  ask('write', 'Add a new tenant: Orla Pickering, orla.pickering@example.com, phone 07700 904118, company Pickering Prints.', gold.created('selfstorage.storageTenants', { firstName: 'Orla', lastName: 'Pickering', email: 'orla.pickering@example.com', phone: '07700 904118', companyName: 'Pickering Prints' })) // oxfmt-ignore
  const contract = pick.nth(storageContracts, one => one.status === 'Active', 17)
  ask('write', `The tenant called: please give notice on contract ${contract.contractNumber}.`, gold.updated('selfstorage.storageContracts', contract, { status: 'NoticeGiven' }, ['endDate'])) // oxfmt-ignore
  const unit = pick.nth(storageUnits, one => one.status === 'Vacant', 5)
  ask('write', `Put the monthly price of unit ${unit.unitNumber} up to £${unit.monthlyPrice + 15}.`, gold.updated('selfstorage.storageUnits', unit, { monthlyPrice: unit.monthlyPrice + 15 })) // oxfmt-ignore
  const invoice = pick.nth(storageInvoices, one => one.status === 'Overdue', 3)
  talk(
    'write',
    [`Please delete invoice ${invoice.invoiceNumber}, but ask me before you do it.`, gold.pending()],
    ['Never mind, keep it.', gold.nowrite()],
  )
}

function decline({ ask }: Builder, { selfstorage }: Facts): void {
  const { storageContracts, storageTenants, storageUnits } = selfstorage
  const unit = pick.nth(storageUnits, one => one.status === 'Occupied', 12)
  ask('missing', `What is the door code for unit ${unit.unitNumber}?`, unknown())
  ask('unknown', 'Who rents unit ZX-999?', gold.either(unknown(), gold.empty()))
  const [now] = running(storageContracts)
  const own = (rows: typeof storageContracts, id: number) => rows.filter(one => one.tenantId === id)
  const rent = (id: number) => pick.sum(own(now!, id), one => one.monthlyRent)
  const area = (id: number) => pick.sum(own(now!, id), one => pick.find(storageUnits, one.unitId).areaSqm)
  ask('ambiguous', 'Who is our biggest tenant?', gold.either(gold.clarify(), rented(storageContracts, rows => champion(storageTenants, one => own(rows, one.id).length, nameOf)), rented(storageContracts, rows => champion(storageTenants, one => pick.sum(own(rows, one.id), two => two.monthlyRent), nameOf)), champion(storageTenants, one => rent(one.id), nameOf), champion(storageTenants, one => area(one.id), nameOf))) // oxfmt-ignore
}

function chat({ ask }: Builder, { selfstorage }: Facts): void {
  const { storageContracts, storageFacilities, storageInvoices, storageUnits } = selfstorage
  ask('smalltalk', 'Morning! All well with you?', gold.smalltalk())
  ask('browser', 'scroll down to the bottom of the page', refusesPages())
  const york = storageFacilities.find(one => one.address.city === 'York')!
  ask('casual', 'whos the manger of our yrok facility', told(york, york.managerName, 'managerName'))
  const rooms = storageUnits.filter(one => one.unitType === 'ClimateControlled' && one.status === 'Vacant')
  ask('casual', 'Hello, I have a lady on the other line who wants to store her paintings with us and I do not want to keep her waiting. Could you tell me how many climate-controlled units are vacant? Many thanks!', gold.count(rooms.length)) // oxfmt-ignore
  const auto = (rows: typeof storageContracts) => rows.filter(one => one.autoPay).length
  ask('multi', 'How many contracts are on auto-pay, and how many are not?', rented(storageContracts, rows => gold.figures(gold.count(auto(rows)), gold.count(rows.length - auto(rows))))) // oxfmt-ignore
  ask('complete', 'I need a list of all overdue invoices, every single one.', gold.set(storageInvoices.filter(one => one.status === 'Overdue'))) // oxfmt-ignore
}
