import { expect } from 'chai'
import { int as id, list, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const staff = [
  { id: 1, name: 'Ann Lee', job_title: 'Planner', unit_id: 11 },
  { id: 2, name: 'Bo Ray', job_title: 'Head of Payroll', unit_id: 12 },
  { id: 3, name: 'Cy Fox', job_title: 'Clerk', unit_id: 11 },
]
const units = [
  { id: 11, name: 'Logistics', director_id: 3 },
  { id: 12, name: 'Harbour', director_id: 1 },
]
const start = () =>
  converse(
    reads('firm', '/staff', () => staff, list({ id, name: text, job_title: text, unit_id: id })),
    reads('firm', '/units', () => units, list({ id, name: text, director_id: id })),
  )

describe('the head of a group that has one by another name', () => {
  for (const [message, says] of [
    ['Who is the head of Logistics?', /Cy Fox/],
    ['Who is the boss of the Harbour unit?', /Ann Lee/],
    ['Who is the manager of Harbour?', /Ann Lee/],
    ['Who is the director of Logistics?', /Cy Fox/],
    ['Who is the Head of Payroll?', /Bo Ray/],
  ] as const)
    it(message, async () => {
      const { response } = await start().ask(message)
      expect(response).to.match(says)
      expect(response.match(/Ann Lee|Bo Ray|Cy Fox/g)).to.have.length(1)
    })
  it('is followed by who has a job, asked by itself', async () => {
    const { ask } = start()
    await ask('Who is the director of Logistics?')
    expect((await ask('Who is the Planner?')).response).to.match(/Ann Lee/)
  })
})
