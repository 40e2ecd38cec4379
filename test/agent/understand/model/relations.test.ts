import { expect } from 'chai'
import { converse, fails, offers, reads, type Served } from '../../../support/styles/serve.ts'
import { assigneeOf, departmentOf, employees, tasks } from '../../../support/styles/team.ts'
import { text } from '../../../support/memory/schemas.ts'

const integer = { type: 'integer' }
const number = { type: 'number' }
const list = (properties: Record<string, unknown>) => ({ type: 'array', items: { type: 'object', properties } })
const listOf = (type: string) => ({ type: 'array', items: { type } })

const answer = async (served: Served[], ask: string) => {
  const conversation = converse(...served)
  const { response, data, confidence } = await conversation.ask(ask)
  return { response, data, confidence, result: data.result as unknown, calls: conversation.calls }
}
/** Each question with its figure, or with so many records, or with the names of those. */
const asks = (served: Served[], questions: Record<string, number | string[]>) => {
  for (const [ask, gold] of Object.entries(questions))
    it(`answers “${ask}”`, async () => {
      const { result, response, data } = await answer(served, ask)
      const rows = Array.isArray(result) ? (result as unknown[]) : [result]
      const values = rows.map(row => (typeof row === 'object' && row !== null ? Object.values(row) : [row]))
      const why = `${response}\n${data.sql ?? ''}`
      if (Array.isArray(gold)) {
        expect(rows.length, why).to.equal(gold.length)
        for (const name of gold)
          expect(
            values.some(row => row.includes(name)),
            why,
          ).to.equal(true)
      } else expect(values.length === 1 ? values[0] : [values.length], why).to.include(gold)
    })
}

const products = ['Lamp', 'Chair', 'Desk', 'Vase', 'Rug'].map((name, at) => ({
  id: `p${at + 1}`,
  name: `Nordic ${name}`,
  price: 20 + at * 15,
  materials: [['steel', 'oak', 'cotton'][at % 3]!, at % 2 ? 'glass' : 'wool'],
}))
const names = ['Ann Lee', 'Bob Ray', 'Cy Poe', 'Di Fox']
const orders = Array.from({ length: 30 }, (_, at) => ({
  id: at + 1,
  customer: { id: (at % 4) + 1, name: names[at % 4]! },
  status: ['open', 'shipped'][at % 2]!,
  items: Array.from({ length: (at % 3) + 1 }, (_, line) => ({
    productId: `p${((at + line) % 5) + 1}`,
    quantity: ((at + line) % 4) + 1,
  })),
}))
const customers = names.map((name, at) => ({ id: at + 1, name, city: ['Oslo', 'Rome'][at % 2]! }))
const shop = [
  reads(
    'shop',
    '/products',
    () => products,
    list({ id: text, name: text, price: number, materials: listOf('string') }),
  ),
  reads('shop', '/orders', () => ({ data: orders }), {
    type: 'object',
    properties: {
      data: list({
        id: integer,
        customer: { type: 'object', properties: { id: integer, name: text } },
        status: text,
        items: list({ productId: text, quantity: integer }),
      }),
    },
  }),
  reads('shop', '/customers', () => customers, list({ id: integer, name: text, city: text })),
]
const lines = orders.flatMap(order => order.items)
const lamps = orders.filter(order => order.items.some(item => item.productId === 'p1'))

describe('lists inside records', () => {
  asks(shop, {
    'which products are made of steel?': ['Nordic Lamp', 'Nordic Vase'],
    'list the materials of Nordic Chair': ['oak', 'glass'],
    'how many different materials are there?': 5,
    'names and materials of the products': products.map(p => p.name),
    'how many order items are there?': lines.length,
    'total quantity of the order items of Nordic Lamp': lines
      .filter(l => l.productId === 'p1')
      .reduce((sum, l) => sum + l.quantity, 0),
    'which orders contain the Nordic Lamp?': lamps.length,
    'which customers ordered the Nordic Lamp?': [...new Set(lamps.map(order => order.customer.name))],
    'how many orders do customers in Oslo have?': orders.filter(o => o.customer.id % 2 === 1).length,
  })

  const engineers = [
    { id: 1, name: 'Ann', skills: ['SQL', 'Python'] },
    { id: 2, name: 'Bob', skills: ['SQL'] },
    { id: 3, name: 'Cy', skills: ['Python', 'Go'] },
  ]
  asks([reads('staff', '/engineers', () => engineers, list({ id: integer, name: text, skills: listOf('string') }))], {
    'which engineers know both SQL and Python?': ['Ann'],
    'engineers with the skills SQL or Go': ['Ann', 'Bob', 'Cy'],
    'engineers without SQL': ['Cy'],
    'engineers with more than one skill': ['Ann', 'Cy'],
  })
})

describe('lists of keys inside records', () => {
  const people = employees.map(({ department_id: _d, ...rest }) => rest)
  const teams = [
    { id: 1, name: 'Red', members: [101, 102, 103] },
    { id: 2, name: 'Blue', members: [103, 104] },
  ]
  const red = people.filter(p => teams[0]!.members.includes(p.id))
  const fields = { id: integer, first_name: text, last_name: text, email: text, manager_id: integer, salary: integer }
  asks(
    [
      reads('org', '/teams', () => teams, list({ id: integer, name: text, members: listOf('integer') })),
      reads('org', '/employees', () => people, list(fields)),
    ],
    {
      'who is in team Red?': red.map(p => p.first_name),
      'how many members does team Blue have?': 2,
      'average salary of the members of team Red': red.reduce((sum, p) => sum + p.salary, 0) / red.length,
      [`which teams is ${people[2]!.first_name} ${people[2]!.last_name} in?`]: ['Red', 'Blue'],
    },
  )

  const notes = [1, 2, 3, 4].map(id => ({ id, title: `Note ${id}`, labelIds: id % 2 ? ['t1'] : ['t1', 't2'] }))
  const labels = [
    { id: 't1', name: 'urgent' },
    { id: 't2', name: 'legal' },
  ]
  asks(
    [
      reads('notes', '/labels', () => labels, list({ id: text, name: text })),
      reads('notes', '/notes', () => notes, list({ id: integer, title: text, labelIds: listOf('string') })),
    ],
    { 'how many notes have the label legal?': 2, 'notes labelled urgent': ['Note 1', 'Note 2', 'Note 3', 'Note 4'] },
  )
})

describe('relations by keys of other names', () => {
  const orders = Array.from({ length: 6 }, (_, at) => ({
    order_no: `O-${at}`,
    order_total: 10 * at,
    customer_no: `C${at % 2}`,
  }))
  const customers = [
    { customer_no: 'C0', customer_name: 'Zed Ltd', city: 'Bonn' },
    { customer_no: 'C1', customer_name: 'Yak Inc', city: 'Kiel' },
  ]
  asks(
    [
      reads('sales', '/orders', () => orders, list({ order_no: text, order_total: number, customer_no: text })),
      reads('sales', '/customers', () => customers, list({ customer_no: text, customer_name: text, city: text })),
    ],
    { 'how many orders does Zed Ltd have?': 3, 'total order value of customers in Kiel': 90 },
  )

  const students = ['Ann', 'Ben', 'Cid'].map((name, at) => ({ id: at + 1, name }))
  const courses = ['Math', 'Art'].map((title, at) => ({ id: at + 1, title }))
  const enrollments = [[1, 1], [1, 2], [2, 1], [3, 2]].map(([studentId, courseId], at) => ({ id: at + 1, studentId, courseId, grade: 60 + at * 10 })) // oxfmt-ignore
  asks(
    [
      reads('school', '/students', () => students, list({ id: integer, name: text })),
      reads('school', '/courses', () => courses, list({ id: integer, title: text })),
      reads(
        'school',
        '/enrollments',
        () => enrollments,
        list({ id: integer, studentId: integer, courseId: integer, grade: integer }),
      ),
    ],
    { 'how many students are enrolled in Art?': 2, 'average grade in Math': 70 },
  )
})

describe('two services whose data belong together', () => {
  const people = employees.map(e => ({
    id: e.id,
    name: `${e.first_name} ${e.last_name}`,
    email: e.email,
    department: departmentOf(e).name,
    salary: e.salary,
  }))
  const items = tasks.map(t => ({
    key: `T-${t.id}`,
    title: t.title,
    status: t.status,
    assignee: assigneeOf(t).email.toUpperCase(),
  }))
  const blocked = tasks.filter(t => t.status === 'blocked')
  const services = [
    reads('hr', '/people', () => ({ people }), {
      type: 'object',
      properties: { people: list({ id: integer, name: text, email: text, department: text, salary: integer }) },
    }),
    reads('tracker', '/tasks', () => ({ items }), {
      type: 'object',
      properties: { items: list({ key: text, title: text, status: text, assignee: text }) },
    }),
  ]
  asks(services, {
    'which people have blocked tasks?': new Set(blocked.map(t => t.assignee_id)).size,
    'how many blocked tasks do people in Logistics have?': blocked.filter(
      t => departmentOf(assigneeOf(t)).name === 'Logistics',
    ).length,
    'which people have no tasks?': people.filter(p => !tasks.some(t => t.assignee_id === p.id)).map(p => p.name),
    [`how many tasks does ${people[5]!.name} have?`]: tasks.filter(t => t.assignee_id === people[5]!.id).length,
    'number of tasks per department': 3,
  })

  const accounts = ['Acme', 'Globex', 'Initech', 'Umbrella', 'Hooli'].map((name, at) => ({
    id: at + 1,
    name: `${name} Corp`,
    tier: ['gold', 'basic'][at % 2]!,
  }))
  const tickets = Array.from({ length: 12 }, (_, at) => ({
    id: 900 + at,
    subject: `Problem ${at}`,
    company: accounts[at % 4]!.name,
    state: ['open', 'closed'][at % 2]!,
  }))
  asks(
    [
      reads('sales', '/accounts', () => accounts, list({ id: integer, name: text, tier: text })),
      reads('support', '/tickets', () => tickets, list({ id: integer, subject: text, company: text, state: text })),
    ],
    {
      'which accounts have an open ticket?': ['Acme Corp', 'Initech Corp'],
      'accounts without tickets': ['Hooli Corp'],
      'how many tickets do gold accounts have?': 6,
    },
  )
})

describe('lists that are not offered as a whole', () => {
  const pets = Array.from({ length: 20 }, (_, at) => ({
    id: at,
    name: `Pet${at}`,
    status: ['available', 'pending', 'sold'][at % 3]!,
  }))
  const status = { type: 'string', enum: ['available', 'pending', 'sold'], required: true }
  const byStatus = [
    reads(
      'pets',
      '/pet/findByStatus',
      args => pets.filter(p => p.status === args.status),
      list({ id: integer, name: text, status: text }),
      { status },
    ),
  ]
  asks(byStatus, { 'how many pets are there?': 20, 'how many pets are sold?': 6 })

  it('asks only for the value that is asked for', async () => {
    const { calls } = await answer(byStatus, 'how many pets are sold?')
    expect(calls.filter(call => call.args.status === 'sold')).to.have.length.above(0)
  })

  const shelves = Array.from({ length: 230 }, (_, at) => ({ id: at + 1, code: `S${at + 1}` }))
  const shelved = [
    reads('depot', '/shelves', () => shelves, list({ id: integer, code: text })),
    reads(
      'depot',
      '/shelves/{shelfId}/boxes',
      ({ shelfId }) => [{ id: Number(shelfId) * 10, weight: 2 }],
      list({ id: integer, weight: integer }),
    ),
  ]
  it('reads the list of the one parent that is asked for', async () => {
    const { calls, result } = await answer(shelved, 'boxes of shelf 7')
    expect(result).to.have.length(1)
    expect(calls.filter(({ tool }) => tool.endsWith('boxes'))).to.have.length(1)
  })
  it('says when there are too many parents to read the lists of all', async () => {
    const { data, response, confidence } = await answer(shelved, 'how many boxes are there?')
    expect(data.complete).to.equal(false)
    expect(response).to.match(/only 200/)
    expect(confidence).to.be.below(0.5)
  })

  it('reports a parent whose list cannot be read, and does not count without it', async () => {
    const broken = [
      shelved[0]!,
      reads(
        'depot',
        '/shelves/{shelfId}/boxes',
        ({ shelfId }) => (shelfId === 9 ? fails(500, 'disk error') : [{ id: 1, weight: 1 }]),
        list({ id: integer, weight: integer }),
      ),
    ]
    const { data } = await answer(broken, 'how many boxes are there?')
    expect(data.error?.code).to.equal('TOOL_FAILED')
  })

  it('takes a body that says that it failed for a failure, not for an empty list', async () => {
    const failing = [
      reads('depot', '/crates', () => ({ error: 'database is down' }), {
        type: 'object',
        properties: { items: list({ id: integer }) },
      }),
    ]
    const { data, response } = await answer(failing, 'how many crates are there?')
    expect(data.error?.code).to.equal('TOOL_FAILED')
    expect(response).to.include('database is down')
  })
})

describe('links that tell what they lead to', () => {
  const depots = ['Lille', 'Aarhus', 'Porto'].map((city, at) => ({
    city,
    _links: { self: { href: `/depots/${at + 1}` } },
  }))
  const trips = Array.from({ length: 9 }, (_, at) => ({
    cargo: 'mail',
    _links: { self: { href: `/trips/${at + 1}` }, destination: { href: `/depots/${(at % 3) + 1}` } },
  }))
  const embedded = (name: string, properties: Record<string, unknown>) => ({
    type: 'object',
    properties: { _embedded: { type: 'object', properties: { [name]: list(properties) } } },
  })
  const link = { type: 'object', properties: { href: text } }
  asks(
    [
      reads(
        'fleet',
        '/depots',
        () => ({ _embedded: { depots } }),
        embedded('depots', { city: text, _links: { type: 'object', properties: { self: link } } }),
      ),
      reads(
        'fleet',
        '/trips',
        () => ({ _embedded: { trips } }),
        embedded('trips', { cargo: text, _links: { type: 'object', properties: { self: link, destination: link } } }),
      ),
    ],
    { 'how many trips have a destination in Aarhus?': 3 },
  )
})

describe('fields that only a record by itself shows', () => {
  const staff = employees.map(e => ({
    id: e.id,
    name: `${e.first_name} ${e.last_name}`,
    office: e.id % 2 ? 'Lyon' : 'Graz',
    salary: e.salary,
  }))
  const served = [
    reads(
      'staff',
      '/employees',
      () => staff.map(({ salary: _s, ...rest }) => rest),
      list({ id: integer, name: text, office: text }),
    ),
    reads('staff', '/employees/{id}', ({ id }) => staff.find(e => e.id === id) ?? fails(404, 'none'), {
      type: 'object',
      properties: { id: integer, name: text, office: text, salary: number },
    }),
  ]
  const lyon = staff.filter(e => e.office === 'Lyon')
  asks(served, {
    'average salary of the employees': staff.reduce((sum, e) => sum + e.salary, 0) / staff.length,
    [`what is the salary of ${staff[4]!.name}?`]: staff[4]!.salary,
    'how many employees have a salary over 60000?': staff.filter(e => e.salary > 60_000).length,
    'highest salary of the employees in Lyon': Math.max(...lyon.map(e => e.salary)),
  })
  it('looks only at the records that the list leaves', async () => {
    const { calls } = await answer(served, 'highest salary of the employees in Lyon')
    expect(calls.filter(({ args }) => 'id' in args)).to.have.length(lyon.length)
  })
})

describe('parameters that choose records', () => {
  const jobs = Array.from({ length: 12 }, (_, at) => ({
    id: at + 1,
    name: `Job ${at + 1}`,
    state: ['queued', 'done', 'failed'][at % 3]!,
  }))
  const fields = list({ id: integer, name: text, state: text })
  const by = (pick: (args: Record<string, unknown>) => unknown, query: Record<string, unknown>) => [
    reads(
      'runner',
      '/jobs',
      args => jobs.filter(job => pick(args) === 'all' || job.state === pick(args)),
      fields,
      query,
    ),
  ]
  asks(
    by(({ state = 'queued' }) => state, {
      state: { type: 'string', enum: ['queued', 'done', 'failed', 'all'], default: 'queued' },
    }),
    {
      'how many jobs are there?': 12,
      'how many jobs have failed state?': 4,
    },
  )
  asks(
    by(({ state = 'queued' }) => state, {
      state: { type: 'string', enum: ['queued', 'done', 'failed'], default: 'queued' },
    }),
    {
      'number of jobs': 12,
    },
  )
  asks(
    by(() => 'all', { q: { type: 'string', default: null }, only_late: { type: 'boolean', default: false } }),
    { 'count the jobs': 12 },
  )

  it('does not count a part for the whole', async () => {
    const { data, confidence } = await answer(
      by(() => 'queued', { days: { type: 'integer', default: 30 } }),
      'how many jobs are there?',
    )
    expect(data.error !== undefined || confidence < 0.5).to.equal(true)
  })

  const loans = Array.from({ length: 10 }, (_, at) => ({ id: at + 1, isbn: `978-${at % 3}` }))
  const lent = [
    reads(
      'library',
      '/loans',
      ({ overdue }) => loans.filter(l => overdue === undefined || l.id > 7 === overdue),
      list({ id: integer, isbn: text }),
      { overdue: { type: 'boolean' } },
    ),
  ]
  asks(lent, {
    'how many loans are overdue?': 3,
    'how many loans are not overdue?': 7,
    'how many loans are there?': 10,
  })

  const wrapped = { type: 'object', properties: { result: { type: 'string' } } }
  asks([offers('runner', 'list_jobs', () => ({ result: JSON.stringify(jobs) }), wrapped)], {
    'how many jobs are done?': 4,
  })
})
