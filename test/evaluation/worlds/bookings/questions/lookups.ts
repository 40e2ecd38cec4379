import * as gold from '../../../gold.ts'
import { branches, clients, memberships, therapists, treatments } from '../data.ts'
import type { Asking } from '../questions.ts'
import { person } from './readings.ts'

const day = (value: string) => gold.text(value)

export function askLookups({ ask }: Asking): void {
  ask('lookup', 'How much is a Swedish Massage?', gold.money(person(treatments, 'Swedish Massage').price))
  ask('lookup', 'When does Station Square close?', gold.text(gold.spelled('19:00', '7 pm', '7:00 pm', '19:00:00')))
  ask('lookup', "what's Darius Marchetti's email", gold.text(person(clients, 'Darius Marchetti').email))
  ask('lookup', 'How long does cupping take?', gold.plain(person(treatments, 'Cupping').minutes))
  ask('lookup', 'When was Marisol Chowdhury born?', day(person(clients, 'Marisol Chowdhury').born))
  ask('lookup', 'Which branch is Priya Gallagher based at?', gold.either(gold.text(person(therapists, 'Priya Gallagher').branch.name), gold.record(person(therapists, 'Priya Gallagher').branch))) // oxfmt-ignore
  ask('lookup', 'What does Saoirse Abernathy get an hour?', gold.money(person(therapists, 'Saoirse Abernathy').rate))
  ask('lookup', 'Since when has Leonie Kapoor been a client of ours?', day(person(clients, 'Leonie Kapoor').joined))
  ask('lookup', 'phone number of the Mill Lane branch?', gold.text(person(branches, 'Mill Lane').phone))
  ask('lookup', 'Which plan is Rafael Osterberg on?', gold.text(memberships.find(one => one.client.name === 'Rafael Osterberg')!.plan.name)) // oxfmt-ignore
  ask('lookup', 'In which city does Yusuf Rasmussen live?', gold.text(person(clients, 'Yusuf Rasmussen').city))
  ask('lookup', "What's Hanneke Osterberg's job title?", gold.text(person(therapists, 'Hanneke Osterberg').title))

  ask('unknown', 'What colour are the walls at Mill Lane?', gold.unknown())
  ask('unknown', 'Which health insurance is Leonie Kapoor with?', gold.unknown())
  ask('unknown', 'What is the phone number of Wendeline Quackenbush?', gold.unknown())
  ask('unknown', 'How much rent do we pay for Station Square?', gold.unknown())
  ask('unknown', 'how much is a reflexology session?', gold.unknown())
  ask('unknown', 'Which of our staff speak Spanish?', gold.unknown())
  ask('unknown', 'What is the blood pressure of Jelena Adeyemi?', gold.unknown())
}
