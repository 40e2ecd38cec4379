import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { nameOf, person, sizes, topGroup, values } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'
import { told } from '../set-af/readings.ts'
import { talkPharmacy } from './pharmacy-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AK over the pharmacy. */
export function askPharmacy(facts: Facts): Question[] {
  const builder = createQuestions('ak', 'pharmacy')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkPharmacy(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { pharmacy }: Facts): void {
  const { medicines, pharmacyPatients, pharmacyScripts } = pharmacy
  ask(
    'list',
    'Which manufacturers do our medicines come from?',
    values(medicines, one => one.manufacturer, gold.spelled),
  )
  ask('filter', 'Which prescriptions are ready?', gold.set(pharmacyScripts.filter(one => one.status === 'ready')))
  ask('filter', 'Patients from Gorey who are insured with Laya', gold.set(pharmacyPatients.filter(one => one.town === 'Gorey' && one.insurer === 'Laya'))) // oxfmt-ignore
  ask('filter', 'Show me the creams that do not need a prescription.', gold.set(medicines.filter(one => one.form === 'cream' && !one.prescriptionOnly))) // oxfmt-ignore
  ask('threshold', 'List the medicines that cost more than €20.', gold.set(medicines.filter(one => one.price > 20)))
  ask('threshold', 'Which medicines have fewer than 10 packs in stock?', gold.set(medicines.filter(one => one.stock < 10))) // oxfmt-ignore
}

function number({ ask }: Builder, { pharmacy }: Facts): void {
  const { medicines, prescribers, pharmacyPatients, pharmacyScripts } = pharmacy
  ask('count', 'How many patients have no insurer?', gold.count(pharmacyPatients.filter(one => one.insurer === null).length)) // oxfmt-ignore
  ask('count', 'How many prescriptions have expired?', gold.count(pharmacyScripts.filter(one => one.status === 'expired').length)) // oxfmt-ignore
  const tablets = medicines.filter(one => one.form === 'tablet')
  ask(
    'top',
    'What is the most expensive tablet we sell?',
    gold.largest(tablets, one => one.price),
  )
  const of = (id: number) => pharmacyScripts.filter(one => one.medicineId === id)
  const asked = medicines.filter(one => of(one.id).length > 0)
  ask('top', 'Which 3 medicines are prescribed most often?', gold.either(gold.ordered(asked, one => of(one.id).length, { count: 3 }), gold.ordered(asked, one => pick.sum(of(one.id), own => own.quantity), { count: 3 }))) // oxfmt-ignore
  ask('aggregate', 'What is the average copayment of the collected prescriptions?', gold.money(pick.mean(pharmacyScripts.filter(one => one.status === 'collected'), one => one.copayment))) // oxfmt-ignore
  ask('aggregate', 'What is the median price of our medicines?', gold.money(pick.median(medicines, one => one.price)))
  ask('group', 'Break the medicines down by form.', gold.map(sizes(medicines, one => one.form)))
  ask('group', 'How many prescriptions come from each practice?', gold.map(sizes(pharmacyScripts, one => pick.find(prescribers, one.doctorId).practice, gold.spelled))) // oxfmt-ignore
  const two = pharmacyPatients.filter(one => ['Rosslare', 'New Ross'].includes(one.town))
  ask(
    'compare',
    'Do more patients live in New Ross or in Rosslare?',
    topGroup(two, one => one.town, gold.spelled),
  )
}

function join({ ask }: Builder, { pharmacy }: Facts): void {
  const { medicines, prescribers, pharmacyPatients, pharmacyScripts } = pharmacy
  const of = (id: number) => pharmacyScripts.filter(one => one.patientId === id)
  const patient = person(pharmacyPatients, one => of(one.id).length >= 3, 4)
  const taken = pick.distinct(of(patient.id).map(one => pick.find(medicines, one.medicineId)))
  ask('join', `Which medicines have been prescribed to ${nameOf(patient)}?`, gold.either(gold.set(taken), gold.set(of(patient.id)))) // oxfmt-ignore
  const script = pick.nth(pharmacyScripts, one => one.status === 'ready', 3)
  ask('join', `Which doctor wrote prescription ${script.rxNumber}?`, toldPerson(pick.find(prescribers, script.doctorId))) // oxfmt-ignore
  const warfarex = medicines.find(one => one.name === 'Warfarex')!
  const theirs = pharmacyPatients.filter(one => of(one.id).some(own => own.medicineId === warfarex.id))
  ask('join', 'Which patients have a prescription for Warfarex?', gold.set(theirs))
  const zithrocin = medicines.find(one => one.name === 'Zithrocin')!
  ask('lookup', 'What is the active ingredient of Zithrocin?', told(zithrocin, zithrocin.activeIngredient, 'activeIngredient')) // oxfmt-ignore
  const reader = pick.nth(pharmacyPatients, one => one.phone !== null, 55)
  ask('lookup', `Look up the patient with the e-mail ${reader.email}`, gold.record(reader))
}

function date({ ask }: Builder, { pharmacy, day, today }: Facts): void {
  const { medicines, pharmacyScripts } = pharmacy
  ask('date', 'Which medicines expire within the next 60 days?', pick.setWithin(medicines, one => one.expiresOn, day(0), day(60))) // oxfmt-ignore
  const last = pick.shiftMonth(pick.month(today)!, -1)
  ask('date', 'How many prescriptions were issued last month?', gold.count(pharmacyScripts.filter(one => pick.month(one.issuedOn) === last).length)) // oxfmt-ignore
}
