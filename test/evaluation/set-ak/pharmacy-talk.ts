import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { nameOf, person, refusesPages } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'

const { either, clarify, unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the pharmacy, changes, and what cannot be answered. */
export function talkPharmacy(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { pharmacy }: Facts): void {
  const { medicines, prescribers, pharmacyScripts } = pharmacy
  const capsules = medicines.filter(one => one.form === 'capsule')
  const cheap = capsules.filter(one => one.price < 10)
  talk(
    'followup',
    ['Show me all the capsules we have.', gold.set(capsules)],
    ['Which of them cost less than 10 euros?', gold.set(cheap)],
    ['Which one of those do we have the most of?', gold.largest(cheap, one => one.stock)],
  )
  const waiting = pick.nth(pharmacyScripts, one => one.status === 'received', 1)
  const doctor = pick.find(prescribers, waiting.doctorId)
  const medicine = pick.find(medicines, waiting.medicineId)
  talk(
    'followup',
    [`What medicine is prescription ${waiting.rxNumber} for?`, told(medicine, medicine.name, 'name')],
    ['Which doctor issued it?', toldPerson(doctor)],
    ['And at which practice do they work?', told(doctor, doctor.practice, 'practice')],
  )
}

function write({ ask, talk }: Builder, { pharmacy }: Facts): void {
  const { pharmacyPatients, pharmacyScripts } = pharmacy
  ask('write', 'Register a new patient: Orla Kinsella, born 1984-05-17, e-mail orla.kinsella@example.com, town Gorey.', gold.created('pharmacy.pharmacyPatients', { firstName: 'Orla', lastName: 'Kinsella', birthDate: '1984-05-17', email: 'orla.kinsella@example.com', town: 'Gorey' })) // oxfmt-ignore
  const fetched = pick.nth(pharmacyScripts, one => one.status === 'ready', 1)
  ask('write', `Mark prescription ${fetched.rxNumber} as collected.`, gold.updated('pharmacy.pharmacyScripts', fetched, { status: 'collected' }, ['collectedOn'])) // oxfmt-ignore
  const moved = person(pharmacyPatients, one => pharmacyScripts.every(own => own.patientId !== one.id), 2)
  talk(
    'write',
    [`Please delete the patient ${nameOf(moved)}. Check with me before you do it.`, gold.pending()],
    ['Yes, go ahead and delete.', gold.removed('pharmacy.pharmacyPatients', moved)],
  )
}

function decline({ ask }: Builder, { pharmacy }: Facts): void {
  const { medicines } = pharmacy
  ask('missing', 'What are the side effects of Tramalis?', unknown())
  ask('unknown', 'How many packs of Floxavene do we have in stock?', unknown())
  const [grown, baby] = ['Panadex', 'Panadex Baby'].map(name => medicines.find(one => one.name === name)!)
  const stocks = [grown!.stock, baby!.stock]
  ask('ambiguous', 'How much Panadex do we have left?', either(clarify(), gold.count(stocks[0]!, { field: 'stock' }), gold.count(stocks[0]! + stocks[1]!), gold.figures(...stocks.map(one => gold.count(one))))) // oxfmt-ignore
}

function chat({ ask }: Builder, { pharmacy }: Facts): void {
  const { medicines, pharmacyPatients } = pharmacy
  ask('browser', 'Go to helvion.com and download their price list', refusesPages())
  const kids = medicines.find(one => one.name === 'Brufen Kids')!
  ask('casual', 'wat does brufen kids cost', gold.money(kids.price, { field: 'price' }))
  ask('complete', 'List all patients who are allergic to penicillin.', gold.set(pharmacyPatients.filter(one => one.allergies.includes('penicillin')))) // oxfmt-ignore
}
