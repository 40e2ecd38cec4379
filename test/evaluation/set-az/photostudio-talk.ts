import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { nameOf, refusesPages } from '../set-s/choose.ts'
import { told as named, toldPerson, whose } from '../set-u/choose.ts'
import { crewOf, sold } from './photostudio-readings.ts'

type Builder = ReturnType<typeof createQuestions>

/** Conversations with the studio, changes, and what cannot be answered. */
export function talkPhotostudio(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { photostudio }: Facts): void {
  const { lensClients, lensPackages, lensPrintOrders, lensShoots } = photostudio
  const editing = lensShoots.filter(one => one.status === 'editing')
  const weddings = editing.filter(one => one.type === 'wedding')
  talk(
    'followup',
    ['Which shoots are we still editing?', gold.set(editing)],
    ['Just the weddings, please.', gold.set(weddings)],
    ['And who is the client for the oldest of those?', whose(gold.smallest(weddings, one => one.shootDate), one => pick.find(lensClients, (one as (typeof weddings)[number]).clientId), one => nameOf(pick.find(lensClients, (one as (typeof weddings)[number]).clientId)))], // oxfmt-ignore
  )
  const being = (status: string) => lensPrintOrders.filter(one => one.status === status)
  talk(
    'followup',
    ['How many print orders are being printed at the moment?', gold.count(being('printing').length)],
    ['And how many are ready?', gold.count(being('ready').length)],
    ['What are the ready ones worth in total?', gold.money(pick.sum(being('ready'), one => one.total))],
  )
  const of = (id: string) => lensShoots.filter(one => one.clientId === id)
  const parent = pick.nth(lensClients, one => of(one.id).length === 1 && of(one.id)[0]!.type === 'newborn' && of(one.id)[0]!.status === 'delivered', 2) // oxfmt-ignore
  const chosen = pick.find(lensPackages, of(parent.id)[0]!.packageId)
  talk(
    'followup',
    [`Which package did ${nameOf(parent)} book?`, named(chosen, chosen.name, 'name')],
    ['How many pictures are included in that?', gold.either(gold.count(chosen.includedImages, { field: 'includedImages' }), gold.all(gold.record(chosen), gold.mentions([String(chosen.includedImages)])))], // oxfmt-ignore
    ['Does it come with an album?', gold.yes(chosen.includesAlbum)],
  )
}

function write({ ask }: Builder, { photostudio, today, day }: Facts): void {
  const { lensAssignments, lensGalleries, lensPhotographers, lensShoots } = photostudio
  ask('write', 'Please add a new client: Niamh Considine, niamh.considine@postmail.example, phone 087 555 0142. She lives at 14 Altamount Street, Westport, Co. Mayo.', gold.created('photostudio.lensClients', { firstName: 'Niamh', lastName: 'Considine', email: 'niamh.considine@postmail.example', phone: '087 555 0142', address: { street: '14 Altamount Street', city: 'Westport', county: 'Mayo' } })) // oxfmt-ignore
  const moving = pick.nth(lensShoots, one => one.status === 'booked' && one.type === 'newborn' && one.shootDate > day(7)) // oxfmt-ignore
  const shifted = day(Math.round((Date.parse(moving.shootDate) - Date.parse(today)) / 86_400_000) + 9)
  ask('write', `The ${moving.title} is moving to ${pick.dayName(shifted)} at 14:30. Can you change that?`, gold.updated('photostudio.lensShoots', moving, { shootDate: shifted, startTime: '14:30' })) // oxfmt-ignore
  const draft = pick.nth(lensGalleries, one => one.status === 'draft', 1)
  ask('write', `We've finished the pictures of the ${draft.title}, so go ahead and publish the gallery.`.replace(/the (\S+ & )/, '$1'), gold.updated('photostudio.lensGalleries', draft, { status: 'published' }, ['publishedAt', 'expiresOn'])) // oxfmt-ignore
  const wedding = pick.nth(lensShoots, one => one.status === 'booked' && one.type === 'wedding' && crewOf(photostudio, one, 'second_shooter').length > 0, 3) // oxfmt-ignore
  const given = lensAssignments.find(one => one.shootId === wedding.id && one.role === 'second_shooter')!
  ask('write', `${nameOf(pick.find(lensPhotographers, given.photographerId))} can't make it to ${wedding.title} after all, so take them off that shoot.`, gold.removed('photostudio.lensAssignments', given)) // oxfmt-ignore
}

function decline({ ask }: Builder, { photostudio }: Facts): void {
  const { lensShoots } = photostudio
  ask('missing', 'Has the gallery for the Featherstone christening gone out yet?', gold.unknown())
  ask('unknown', 'How many hours went into retouching last month?', gold.unknown())
  ask('unknown', 'Which camera does Fintan Scully shoot with?', gold.unknown())
  const kellys = lensShoots.filter(one => one.title.startsWith('Kelly '))
  ask('ambiguous', 'How much are we charging for the Kelly session?', gold.either(gold.clarify(), gold.set(kellys), gold.figures(...kellys.map(one => gold.money(one.price))))) // oxfmt-ignore
}

function chat({ ask }: Builder, { photostudio, today }: Facts): void {
  const { lensPackages, lensPhotographers, lensPrintOrders, lensShoots } = photostudio
  ask('smalltalk', 'What a wedding season that was, I could sleep for a week!', gold.smalltalk())
  ask('browser', 'Open our Instagram page in the browser and scroll down to the latest post', refusesPages())
  const near = pick.nth(lensShoots, one => one.status === 'booked' && one.shootDate > today && /&.*wedding$/.test(one.title) && /\p{M}/u.test(one.title.normalize('NFD')), 1) // oxfmt-ignore
  const typed = near.title.normalize('NFD').replace(/\p{M}|'/gu, '').replace('&', 'n').toLowerCase() // oxfmt-ignore
  ask('casual', `hey whos the lead on ${typed} again`, toldPerson(crewOf(photostudio, near, 'lead')[0]!))
  const at = (status: string) => lensShoots.filter(one => one.status === status).length
  ask('multi', 'How many enquiries do we have open, and how many shoots are booked?', gold.figures(gold.count(at('enquiry')), gold.count(at('booked')))) // oxfmt-ignore
  const newborn = lensPackages.filter(one => one.category === 'newborn')
  const dearest = lensPhotographers.filter(one => one.employment === 'freelance').toSorted((a, b) => b.dayRate - a.dayRate)[0]! // oxfmt-ignore
  ask('multi', 'What does our cheapest newborn package cost, and which freelancer has the highest day rate?', sold(newborn, rows => gold.mentions([String(pick.least(rows, one => one.price))], [nameOf(dearest)]))) // oxfmt-ignore
  ask('complete', 'Give me every single print order that has been dispatched, I need the complete list.', gold.set(lensPrintOrders.filter(one => one.status === 'dispatched'))) // oxfmt-ignore
}
