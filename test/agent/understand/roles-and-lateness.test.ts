import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, date, list } from '../../support/memory/schemas.ts'

type Row = Record<string, unknown>
const whole = { type: 'integer' }
const maybe = (schema: object) => ({ ...schema, nullable: true })

const restorers: Row[] = [
  { id: 1, name: 'Ida Falk', email: 'ida@atelier.example', post: 'Grader', years_of_practice: 30 },
  { id: 2, name: 'Olaf Brun', email: 'olaf@atelier.example', post: 'Painter', years_of_practice: 21 },
  { id: 3, name: 'Ada Moor', email: 'ada@atelier.example', post: 'Painter', years_of_practice: 12 },
  { id: 4, name: 'Nils Roth', email: 'nils@atelier.example', post: 'Painter', years_of_practice: 3 },
  { id: 5, name: 'Siri Lund', email: 'siri@atelier.example', post: 'Grader', years_of_practice: 8 },
] // oxfmt-ignore
const frames: Row[] = [
  { id: 11, code: 'F-101', status: 'varnished', varnished_by_id: 2, delay_days: 0, patron_id: 501, handler_id: 1 },
  { id: 12, code: 'F-102', status: 'hung', varnished_by_id: 3, delay_days: 12, patron_id: 502, handler_id: 5 },
  { id: 13, code: 'F-103', status: 'hung', varnished_by_id: 3, delay_days: 4, patron_id: 501, handler_id: 5 },
  { id: 14, code: 'F-104', status: 'late', varnished_by_id: 3, delay_days: 9, patron_id: 502, handler_id: 1 },
] // oxfmt-ignore
const checks: Row[] = [
  { id: 21, frame_id: 11, grader_id: 5, outcome: 'failed', made_on: '2025-03-01' },
  { id: 22, frame_id: 12, grader_id: 5, outcome: 'failed', made_on: '2025-03-02' },
  { id: 23, frame_id: 13, grader_id: 1, outcome: 'passed', made_on: '2025-03-03' },
  { id: 24, frame_id: 14, grader_id: 1, outcome: 'passed', made_on: '2025-03-04' },
  { id: 25, frame_id: 14, grader_id: 1, outcome: 'failed', made_on: '2025-03-05' },
] // oxfmt-ignore
const petitions: Row[] = [
  { id: 31, title: 'Bench', state: 'Filed', ruled_on: null },
  { id: 32, title: 'Well', state: 'Granted', ruled_on: '2025-02-01' },
  { id: 33, title: 'Gate', state: 'Refused', ruled_on: '2025-02-02' },
  { id: 34, title: 'Arch', state: 'Studied', ruled_on: null },
] // oxfmt-ignore
const patrons: Row[] = [
  { id: 501, name: 'Vera Stone', email: 'vera@stone.example' },
  { id: 502, name: 'Hugo Marsh', email: 'hugo@marsh.example' },
]
const tasks: Row[] = [
  { id: 41, frame_id: 11, restorer_id: 3, part: 'gilder' },
  { id: 42, frame_id: 11, restorer_id: 4, part: 'liner' },
  { id: 43, frame_id: 12, restorer_id: 2, part: 'gilder' },
]
const leaves: Row[] = [
  { id: 51, restorer_id: 2, kind: 'holiday', begins_on: '2025-05-10', ends_on: '2025-05-20' },
  { id: 52, restorer_id: 3, kind: 'holiday', begins_on: '2025-05-14', ends_on: '2025-05-14' },
  { id: 53, restorer_id: 4, kind: 'holiday', begins_on: '2025-06-14', ends_on: '2025-06-20' },
  { id: 54, restorer_id: 5, kind: 'training', begins_on: '2025-05-10', ends_on: '2025-05-20' },
]
const people = { id: whole, name: text, email: { ...text, format: 'email' }, post: text, years_of_practice: whole }

const talk = () =>
  converse(
    reads('atelier', '/patrons', () => patrons, list({ id: whole, name: text, email: { ...text, format: 'email' } })),
    reads('atelier', '/tasks', () => tasks, list({ id: whole, frame_id: whole, restorer_id: whole, part: { ...text, enum: ['gilder', 'liner'] } })), // oxfmt-ignore
    reads('atelier', '/leaves', () => leaves, list({ id: whole, restorer_id: whole, kind: { ...text, enum: ['holiday', 'training'] }, begins_on: date, ends_on: date })), // oxfmt-ignore
    reads('atelier', '/restorers', () => restorers, list(people)),
    reads('atelier', '/frames', () => frames, list({ id: whole, code: text, status: { ...text, enum: ['varnished', 'hung', 'late'] }, varnished_by_id: maybe({ ...whole, description: 'The restorer who varnished it' }), delay_days: whole, patron_id: { ...whole, description: 'Whose it is' }, handler_id: { ...whole, description: 'A restorer' } })), // oxfmt-ignore
    reads('atelier', '/checks', () => checks, list({ id: whole, frame_id: whole, grader_id: { ...whole, description: 'A restorer' }, outcome: { ...text, enum: ['passed', 'failed'] }, made_on: date })), // oxfmt-ignore
    reads('atelier', '/petitions', () => petitions, list({ id: whole, title: text, state: { ...text, enum: ['Filed', 'Studied', 'Granted', 'Refused'] }, ruled_on: maybe(date) })), // oxfmt-ignore
  )

describe('roles of people, what they did and how late something was', () => {
  for (const [message, said, unsaid] of [
    ['Who are the two painters with the most years of practice?', 'Olaf Brun (21', 'Nils'],
    ['Which restorer has varnished the most frames?', 'Ada Moor', 'Olaf'],
    ['which frames were more than 5 days late?', 'F-102', 'F-103'],
    ['How many frames were late by more than 5 days?', '2 frames', '1 frame'],
    ['Which grader has the most failed checks?', 'Siri Lund', 'Ida'],
    ['who was the gilder of F-102?', 'Olaf Brun', 'Ada'],
    ["who's handling F-103?", 'Siri Lund', 'Vera'],
    ['who is on holiday today?', 'Olaf Brun and Ada Moor', 'Nils'],
    ['do we have anybody on the staff with the post Grader?', 'Ida Falk and Siri Lund', 'Olaf'],
    ['top 2 graders by number of checks', 'Ida Falk 3, Siri Lund 2', 'Olaf'],
    ['How many open petitions are there?', '2 petitions', '3'],
  ] as const)
    it(message, async () => {
      const { response } = await talk().ask(message)
      expect(response).to.include(said).and.not.include(unsaid)
    })

  it('goes on with a share by a pronoun for the figure', async () => {
    const { ask } = talk()
    expect((await ask('What percentage of the checks failed?')).response).to.include('60%')
    expect((await ask('And what is it for passed?')).response).to.include('40%')
  })

  it('tells the names of kinds once, though a second sentence asks for them again', async () => {
    const { response } = await talk().ask('In which states are the petitions? I need only the names of the states.')
    expect(response).to.include('4 different states').and.not.include('Bench')
  })
})
