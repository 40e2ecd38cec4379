import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { champion, nameOf, person } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'
import { told } from '../set-af/readings.ts'
import { figureOf, holderOf, modelAs, staff } from './itassets-readings.ts'

type Builder = ReturnType<typeof createQuestions>

/** Conversations with the inventory of an IT department, changes, and what cannot be answered. */
export function talkItassets(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { itassets }: Facts): void {
  const { itDepartments, itDevices, itEmployees, itLicenseAssignments, itLicenses, itTickets } = itassets
  const largest = pick.find(itDepartments, pick.rank(itEmployees, one => one.departmentId)[0]!.key)
  const head = pick.find(itEmployees, largest.headId)
  const laptop = itDevices.find(one => one.employeeId === head.id && one.deviceType === 'laptop')!
  talk(
    'followup',
    ['Which department has the most staff?', staff(itEmployees, rows => champion(itDepartments, one => rows.filter(own => own.departmentId === one.id).length, one => one.name))], // oxfmt-ignore
    ["Who's in charge of it?", toldPerson(head)],
    ['And which laptop does that person use?', gold.either(gold.record(laptop), gold.text(modelAs(laptop), 'model'))],
  )
  const parked = itTickets.filter(one => one.status === 'pending' && one.category === 'hardware')
  talk(
    'followup',
    ['Show me all pending hardware tickets.', gold.set(parked)],
    ['Which of them has been waiting the longest?', gold.smallest(parked, one => one.openedAt)],
  )
  const books = itLicenses.find(one => one.name === 'Sage 200')!
  const taken = itLicenseAssignments.filter(one => one.licenseId === books.id)
  talk(
    'followup',
    [`When does our ${books.name} licence expire?`, told(books, pick.dayAs(books.expiresOn), 'expiresOn')],
    ['How many seats does it have?', figureOf(books, gold.count(books.seats, { field: 'seats' }))],
    ['And how many of those are taken?', gold.count(taken.length)],
  )
}

function write({ ask }: Builder, { itassets }: Facts): void {
  const { itDepartments, itDevices, itEmployees, itLicenseAssignments, itLicenses, itVendors } = itassets
  const here = itEmployees.filter(one => one.leftOn === null)
  const shop = itVendors.find(one => one.name === 'Severn Digital')!
  ask('write', `Please book in a new monitor from ${shop.name}: Dell U2725QE, asset tag CF-20417, serial number 4KTN7W2, price £489.`, gold.created('itassets.itDevices', { deviceType: 'monitor', manufacturer: 'Dell', model: 'U2725QE', assetTag: 'CF-20417', serialNumber: '4KTN7W2', vendorId: shop.id, purchase: { price: 489 } })) // oxfmt-ignore
  const sales = itDepartments.find(one => one.name === 'Inside Sales')!
  const moving = person(here, one => itDepartments.some(own => own.id === one.departmentId && own.name === 'Customer Service' && own.headId !== one.id), 3) // oxfmt-ignore
  ask('write', `${nameOf(moving)} is changing teams, please move them to ${sales.name}.`, gold.updated('itassets.itEmployees', moving, { departmentId: sales.id })) // oxfmt-ignore
  const visio = itLicenses.find(one => one.name === 'Microsoft Visio Plan 2')!
  const seats = itLicenseAssignments.filter(one => one.licenseId === visio.id)
  const drawer = person(here, one => seats.some(own => own.employeeId === one.id), 4)
  ask('write', `${nameOf(drawer)} doesn't need ${visio.name} any more, so take that licence away again.`, gold.removed('itassets.itLicenseAssignments', seats.find(one => one.employeeId === drawer.id)!)) // oxfmt-ignore
  const spare = pick.nth(itDevices, one => one.deviceType === 'laptop' && one.status === 'available', 4)
  const newcomer = person(here.toReversed(), one => itDevices.every(own => own.deviceType !== 'laptop' || own.employeeId !== one.id)) // oxfmt-ignore
  ask('write', `Hand out laptop ${spare.assetTag} to ${nameOf(newcomer)}.`, gold.updated('itassets.itDevices', spare, { status: 'deployed', employeeId: newcomer.id }, ['assignedOn'])) // oxfmt-ignore
}

function decline({ ask }: Builder, { itassets }: Facts): void {
  const { itDevices, itEmployees } = itassets
  ask('missing', 'When does the warranty for laptop CF-99120 end?', gold.unknown())
  ask('unknown', 'Which of our colleagues clicked on the link in the last phishing mail?', gold.unknown())
  ask('unknown', "What's the password of the guest Wi-Fi in Bristol?", gold.unknown())
  const emmas = itEmployees.filter(one => one.firstName === 'Emma')
  const theirs = itDevices.filter(one => one.deviceType === 'laptop' && emmas.some(own => own.id === one.employeeId))
  ask('ambiguous', 'Which laptop does Emma have?', gold.either(gold.clarify(), gold.set(theirs)))
}

function chat({ ask }: Builder, { itassets }: Facts): void {
  const { itDevices, itEmployees } = itassets
  const typed = (type: string, status: string) => itDevices.filter(one => one.deviceType === type && one.status === status) // oxfmt-ignore
  const current = (type: string, index: number) => pick.nth(typed(type, 'deployed'), one => one.employeeId !== null && pick.find(itEmployees, one.employeeId).leftOn === null, index) // oxfmt-ignore
  const tablet = current('tablet', 3)
  ask('casual', `hey whos got ${tablet.assetTag} rn?? cant find teh tablet anywhere`, holderOf(tablet, pick.find(itEmployees, tablet.employeeId!))) // oxfmt-ignore
  ask('multi', 'How many monitors do we have in stock, and how many laptops have gone missing?', gold.figures(gold.count(typed('monitor', 'available').length), gold.count(typed('laptop', 'lost').length))) // oxfmt-ignore
  const phone = current('phone', 11)
  ask('multi', `Who is using phone ${phone.assetTag}, and when does its warranty run out?`, gold.all(gold.mentions([nameOf(pick.find(itEmployees, phone.employeeId!))]), gold.mentions(pick.dayAs(phone.warrantyUntil!).alternatives))) // oxfmt-ignore
  ask('complete', 'For the stocktake I need every single monitor that is in use, the complete list.', gold.set(typed('monitor', 'deployed'))) // oxfmt-ignore
  ask('smalltalk', 'Cheers, that was a big help. Have a nice evening!', gold.smalltalk())
}
