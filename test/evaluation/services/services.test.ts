import { expect } from 'chai'
import { startBank } from './bank/serve.ts'
import { startBilling } from './billing/serve.ts'
import { startBrewery } from './brewery/serve.ts'
import { startCodehost } from './codehost/serve.ts'
import { startConferences } from './conferences/serve.ts'
import { startCourier } from './courier/serve.ts'
import { startDining } from './dining/serve.ts'
import { startFitness } from './fitness/serve.ts'
import { startFleet } from './fleet/serve.ts'
import { startGarage } from './garage/serve.ts'
import { startHarbour } from './harbour/serve.ts'
import { startHelpdesk } from './helpdesk/serve.ts'
import { startHotel } from './hotel/serve.ts'
import { startInsurer } from './insurer/serve.ts'
import { startLeague } from './league/serve.ts'
import { startLibrary } from './library/serve.ts'
import { startMuseum } from './museum/serve.ts'
import { startCooperative } from './cooperative/serve.ts'
import { startMusicschool } from './musicschool/serve.ts'
import { startNewspaper } from './newspaper/serve.ts'
import { startPeople } from './people/serve.ts'
import { startPlanboard } from './planboard/serve.ts'
import { compareTables, isUnchanged, type Tables } from './records.ts'
import { ALL_SERVICES, startServices } from './start-services.ts'
import { startProperty } from './property/serve.ts'
import { startPurchasing } from './purchasing/serve.ts'
import { startRecruiting } from './recruiting/serve.ts'
import { startShelter } from './shelter/serve.ts'
import { startRailway } from './railway/serve.ts'
import { startSkiresort } from './skiresort/serve.ts'
import { startStore } from './store/serve.ts'
import { startToolhire } from './toolhire/serve.ts'
import { startTicketing } from './ticketing/serve.ts'
import { startTranslation } from './translation/serve.ts'
import { startVets } from './vets/serve.ts'
import { startWindfarm } from './windfarm/serve.ts'
import { startWine } from './wine/serve.ts'
import { startGardenshop } from './gardenshop/serve.ts'
import { startCitylibrary } from './citylibrary/serve.ts'
import { startHr } from './hr/serve.ts'
import { startTracker } from './tracker/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
const get = async (url: string): Promise<any> => (await fetch(url)).json()
async function send(url: string, method: string, body?: unknown) {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return response.status
}
/** Reads every page; `next` says where the one after it is. */
async function readAll(url: string, rows: (page: any) => any[], next: (page: any) => string | undefined) {
  const all: any[] = []
  for (let at: string | undefined = url; at;) {
    const page: any = await get(at)
    all.push(...rows(page))
    at = next(page)
  }
  return all
}

interface Service {
  url: string
  data: object
  reset(): void
  close(): Promise<void>
}
async function using<T extends Service>(starting: Promise<T>, check: (service: T) => Promise<void>) {
  const service = await starting
  try {
    await check(service)
    service.reset()
  } finally {
    await service.close()
  }
}

describe('the services of the evaluation', () => {
  it('give the same data for the same clock and other dates for another one', async () => {
    const [one, same, later] = await Promise.all([
      startPlanboard({ clock }),
      startPlanboard({ clock }),
      startPlanboard({ clock: new Date('2026-03-19T10:00:00Z') }),
    ])
    try {
      expect(one.data).to.deep.equal(same.data)
      expect(later.data.users[0]!.joinedAt > one.data.users[0]!.joinedAt).to.be.true
    } finally {
      await Promise.all([one.close(), same.close(), later.close()])
    }
  })

  it('share people by e-mail address between the planning board and the people system', () =>
    using(startPlanboard({ clock }), board =>
      using(startPeople({ clock }), async people => {
        const known = new Set(people.data.employees.map(({ workEmail }) => workEmail))
        expect(board.data.users.filter(({ email }) => known.has(email))).to.have.length(130)
      }),
    ))

  it('the planning board pages by cursor', () =>
    using(startPlanboard({ clock }), async ({ url, data }) => {
      const tasks = await readAll(
        `${url}/api/tasks?limit=100`,
        ({ items }) => items,
        ({ pageInfo }) => pageInfo.nextCursor && `${url}/api/tasks?limit=100&cursor=${pageInfo.nextCursor}`,
      )
      expect(tasks.map(({ id }) => id)).to.deep.equal(data.tasks.map(({ id }) => id))
      expect(tasks.find(({ assignee }) => assignee)?.assignee).to.have.keys('id', 'name', 'email')
    }))

  it('the store pages by number from 0, in PascalCase', () =>
    using(startStore({ clock }), async ({ url, data }) => {
      let number = 0
      const orders = await readAll(
        `${url}/Orders?size=100`,
        ({ Content }) => Content,
        ({ Page }) => (++number < Page.TotalPages ? `${url}/Orders?size=100&page=${number}` : undefined),
      )
      expect(orders.map(({ Id }) => Id)).to.deep.equal(data.orders.map(({ id }) => id))
      expect(orders[0].Lines[0]).to.have.keys('ProductId', 'Quantity', 'UnitPrice')
    }))

  it('the fleet pages by links, with attributes, relationships and included resources', () =>
    using(startFleet({ clock }), async ({ url, data }) => {
      const first = `${url}/vehicles?include=depot,drivers&page%5Bsize%5D=50`
      const vehicles = await readAll(
        first,
        page => page.data,
        page => page.links.next && url + page.links.next,
      )
      expect(vehicles.map(({ id }) => id)).to.deep.equal(data.vehicles.map(({ id }) => id))
      expect(vehicles[0].attributes).to.include.keys('plate', 'body-type', 'mileage-km')
      expect(vehicles[0].relationships.depot.data).to.deep.equal({ type: 'depots', id: data.vehicles[0]!.depotId })
      const types = (await get(first)).included.map(({ type }: { type: string }) => type)
      expect(types).to.include.members(['depots', 'drivers'])
    }))

  it('the people system pages by offset, as HAL in snake_case', () =>
    using(startPeople({ clock }), async ({ url, data }) => {
      const employees = await readAll(
        `${url}/hr/employees?limit=100`,
        page => page._embedded.employees,
        page => page._links.next && url + page._links.next.href,
      )
      expect(employees.map(({ id }) => id)).to.deep.equal(data.employees.map(({ id }) => id))
      expect(employees[0]).to.include.keys('first_name', 'manager_id', 'hire_date')
    }))

  it('the museum pages by token, with money as objects', () =>
    using(startMuseum({ clock }), async ({ url, data }) => {
      const first = `${url}/v1/artworks?pageSize=150`
      const artworks = await readAll(
        first,
        page => page.artworks,
        ({ nextPageToken }) => nextPageToken && `${first}&pageToken=${nextPageToken}`,
      )
      expect(artworks.map(({ id }) => id)).to.deep.equal(data.artworks.map(({ id }) => id))
      expect(artworks[0].insuranceValue).to.have.keys('amount', 'currencyCode')
    }))

  it('the harbour pages by limit and offset, in snake_case, rows named by their own keys', () =>
    using(startHarbour({ clock }), async ({ url, data }) => {
      const calls = await readAll(
        `${url}/api/port-calls/?limit=100`,
        page => page.results,
        page => page.next ?? undefined,
      )
      expect(calls.map(({ ref }) => ref)).to.deep.equal(data.portCalls.map(({ ref }) => ref))
      expect(calls[0]).to.include.keys('last_port', 'harbour_dues').and.not.to.have.property('id')
    }))

  it('the insurer pages by Link headers, and shows what was deleted only when it is asked to', () =>
    using(startInsurer({ clock }), async ({ url, data }) => {
      const claims: any[] = []
      for (let at: string | undefined = `${url}/ins/v1/claim?size=60`; at;) {
        const response: Response = await fetch(at)
        claims.push(...((await response.json()) as any[]))
        const next: string | undefined = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1]
        at = next && url + next
      }
      const live = data.claims.filter(one => one.deletedAt === null)
      expect(live.length).to.be.below(data.claims.length)
      expect(claims.map(one => one.claimNumber)).to.deep.equal(live.map(one => one.claimNumber))
      const found = await fetch(`${url}/ins/v1/claim/search`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ text: 'fire', statuses: [40] }),
      })
      const wanted = live.filter(one => one.cause === 'fire' && one.status === 40)
      expect(await found.json()).to.have.length(wanted.length)
    }))

  it('the wind farms page by the last record, and list alarms only by a search', () =>
    using(startWindfarm({ clock }), async ({ url, data }) => {
      const orders = await readAll(
        `${url}/maintenance-work-orders?limit=50`,
        page => page.data,
        page =>
          page.has_more
            ? `${url}/maintenance-work-orders?limit=50&starting_after=${page.data.at(-1).work_order_id}`
            : undefined,
      )
      expect(orders.map(one => one.work_order_id)).to.deep.equal(data.workOrders.map(({ id }) => id))
      expect(orders[0].estimated_duration).to.match(/^PT/)
      expect((await fetch(`${url}/alarm-events`)).status).to.equal(404)
    }))

  it('the billing pages by the last id, takes forms, and leaves out what was canceled unless it is asked', () =>
    using(startBilling({ clock }), async ({ url, data }) => {
      const read = (first: string) =>
        readAll(
          first,
          page => page.data,
          page => (page.has_more ? `${first}&starting_after=${page.data.at(-1).id}` : undefined),
        )
      const all = await read(`${url}/v1/subscriptions?limit=100&status=all`)
      expect(all.map(({ id }) => id)).to.deep.equal(data.subscriptions.map(({ id }) => id))
      expect(all[0].items.data[0]).to.include.keys('price', 'quantity')
      const live = data.subscriptions.filter(one => one.status !== 'canceled')
      expect(await read(`${url}/v1/subscriptions?limit=50`)).to.have.length(live.length)
      const made = await fetch(`${url}/v1/coupons`, {
        method: 'POST',
        body: new URLSearchParams({ id: 'HALF', percent_off: '50', duration: 'once' }),
      })
      expect(await made.json()).to.include({ id: 'HALF', percent_off: 50, valid: true })
    }))

  it('the help desk pages by cursors in brackets, with an envelope for every list', () =>
    using(startHelpdesk({ clock }), async ({ url, data }) => {
      const first = `${url}/api/v2/tickets?page%5Bsize%5D=90`
      const tickets = await readAll(
        first,
        page => page.tickets,
        page => page.meta.has_more && `${first}&page%5Bafter%5D=${page.meta.after_cursor}`,
      )
      expect(tickets.map(({ id }) => id)).to.deep.equal(data.tickets.map(({ id }) => id))
      expect(tickets[0]).to.include.keys('requester_id', 'first_responded_at')
    }))

  it('the fitness clubs page by number from 1', () =>
    using(startFitness({ clock }), async ({ url, data }) => {
      const { items, totalPages } = await get(`${url}/members?size=40&page=2`)
      expect(totalPages).to.equal(4)
      expect(items.map(({ id }: { id: string }) => id)).to.deep.equal(data.members.slice(40, 80).map(({ id }) => id))
    }))

  it('the hotels page by number from 0, and a room tells the name of its hotel', () =>
    using(startHotel({ clock }), async ({ url, data }) => {
      const { content, totalElements } = await get(`${url}/api/rooms?size=20&page=1`)
      expect(totalElements).to.equal(data.rooms.length)
      expect(content[0]).to.deep.include({ id: data.rooms[20]!.id, hotel: { id: 2, name: 'The Copper Kettle' } })
    }))

  it('purchasing pages by next links at its own size, with keys in parentheses', () =>
    using(startPurchasing({ clock }), async ({ url, data }) => {
      const orders = await readAll(
        `${url}/PurchaseOrders?$top=100`,
        ({ value }) => value,
        page => page['@odata.nextLink'],
      )
      expect(orders.map(one => one.OrderNumber)).to.deep.equal(data.purchaseOrders.map(({ id }) => id))
      const { supplierCode, name } = data.suppliers[3]!
      expect(await get(`${url}/Suppliers('${supplierCode}')`)).to.include({ SupplierCode: supplierCode, Name: name })
    }))

  it('recruiting pages by number from 1, applications tell their candidate, job and stage', () =>
    using(startRecruiting({ clock }), async ({ url, data }) => {
      const { applications, meta } = await get(`${url}/v2/applications?per_page=50&page=2`)
      expect(meta).to.include({ total_count: data.applications.length, total_pages: 5 })
      const [first, row] = [applications[0], data.applications[50]!]
      expect([first.candidate.id, first.job.id, first.stage.id]).to.deep.equal([
        row.candidateId,
        row.jobId,
        row.stageId,
      ])
    }))

  it('the bank pages by number from 1 inside data and meta', () =>
    using(startBank({ clock }), async ({ url, data }) => {
      const { data: rows, meta } = await get(`${url}/api/v1/transactions?perPage=50&page=2`)
      expect(meta).to.deep.equal({ page: 2, perPage: 50, total: data.transactions.length })
      expect(rows.map(({ id }: { id: string }) => id)).to.deep.equal(
        data.transactions.slice(50, 100).map(({ id }) => id),
      )
    }))

  it('the code host gives bare arrays with links, flat and under a repository', () =>
    using(startCodehost({ clock }), async ({ url, data }) => {
      const reply = await fetch(`${url}/deployments?per_page=100&page=2`)
      expect(reply.headers.get('link')).to.equal(
        '</deployments?per_page=100&page=3>; rel="next", </deployments?per_page=100&page=3>; rel="last"',
      )
      expect(await reply.json()).to.have.length(100)
      const issues = (await get(`${url}/repos/openbrook/brookdb/issues?state=open`)) as { id: number }[]
      const own = data.issues.filter(one => one.repository.fullName === 'openbrook/brookdb' && one.state === 'open')
      expect(issues.map(({ id }) => id)).to.deep.equal(own.map(({ id }) => id))
    }))

  it('the veterinary practice tells names and currencies inside, a page at a time', () =>
    using(startVets({ clock }), async ({ url, data }) => {
      const page = await get(`${url}/api/v1/pets?perPage=50&page=2`)
      expect(page.pagination).to.deep.equal({ page: 2, perPage: 50, total: data.pets.length })
      expect(page.data[0].owner).to.include({ id: data.pets[50]!.ownerId }).and.have.property('name')
      const bill = await get(`${url}/api/v1/invoices/${data.invoices[0]!.id}`)
      expect(bill.total).to.deep.equal({ amount: data.invoices[0]!.total, currency: 'GBP' })
    }))

  it('the tool rental gives a cursor until the last page', () =>
    using(startToolhire({ clock }), async ({ url, data }) => {
      const at = `${url}/v2/rentals?limit=100`
      const rows = await readAll(
        at,
        page => page.items,
        page => (page.next_cursor ? `${at}&cursor=${page.next_cursor}` : undefined),
      )
      expect(rows.map(({ id }) => id)).to.deep.equal(data.rentals.map(({ id }) => id))
    }))

  it('the task tracker pages by a cursor under paging, with people and labels as objects', () =>
    using(startTracker({ clock }), async ({ url, data }) => {
      const at = `${url}/api/v2/tasks?limit=100`
      const rows = await readAll(
        at,
        page => page.data,
        ({ paging }) => paging.nextCursor && `${at}&cursor=${paging.nextCursor}`,
      )
      expect(rows.map(({ id }) => id)).to.deep.equal(data.tasks.map(({ id }) => id))
      expect(rows.find(({ assignee }) => assignee).assignee).to.have.keys('id', 'fullName', 'email')
      expect(rows.find(({ labels }) => labels.length > 0).labels[0]).to.have.keys('name', 'color')
      expect(await send(`${url}/api/v2/tasks`, 'POST', { projectId: 'prj_11', title: 'Try it' })).to.equal(201)
      expect(await send(`${url}/api/v2/tasks/${data.tasks[0]!.id}`, 'DELETE')).to.equal(204)
    }))

  it('the HR system pages by links, delivers related resources and takes relationships', () =>
    using(startHr({ clock }), async ({ url, data }) => {
      const first = `${url}/api/employees?include=department,manager&page%5Bsize%5D=50`
      const rows = await readAll(
        first,
        page => page.data,
        page => page.links.next && url + page.links.next,
      )
      expect(rows.map(({ id }) => id)).to.deep.equal(data.employees.map(({ id }) => id))
      expect(rows[0].relationships.manager).to.deep.equal({ data: null })
      expect((await get(first)).included.map(({ type }: { type: string }) => type)).to.include.members(['departments'])
      const to = (type: string, id: string) => ({ data: { type, id } })
      const attributes = { absenceType: 'training', startsOn: '2026-04-06', endsOn: '2026-04-10' }
      const body = { data: { type: 'absences', attributes, relationships: { employee: to('employees', '1009') } } }
      expect(await send(`${url}/api/absences`, 'POST', body)).to.equal(201)
      expect(data.absences.at(-1)).to.include({ employeeId: '1009', workingDays: 5, status: 'requested' })
    }))

  it('the football league embeds its rows and links to the next page', () =>
    using(startLeague({ clock }), async ({ url, data }) => {
      const rows = await readAll(
        `${url}/matches?size=50`,
        page => page._embedded.matches,
        page => page._links.next?.href,
      )
      expect(rows.map(({ id }) => id)).to.deep.equal(data.matches.map(({ id }) => id))
    }))

  it('the wine merchant gives values with a link to the next ones', () =>
    using(startWine({ clock }), async ({ url, data }) => {
      const rows = await readAll(
        `${url}/Orders`,
        page => page.value,
        page => page['@odata.nextLink'],
      )
      expect(rows.map(({ Id }) => Id)).to.deep.equal(data.orders.map(({ id }) => id))
    }))

  it('the garden shop counts on every page, filters, and changes what it is given in PascalCase', () =>
    using(startGardenshop({ clock }), async ({ url, data }) => {
      const page = await get(`${url}/api/v2/orders?PageNumber=2&PageSize=100`)
      expect([page.TotalCount, page.Items.length]).to.deep.equal([data.orders.length, 100])
      expect(page.Items[0].Items[0]).to.have.keys('ProductId', 'Quantity', 'UnitPrice')
      const gold = await get(`${url}/api/v2/customers?Tier=Gold&PageSize=100`)
      expect(gold.TotalCount).to.equal(data.customers.filter(({ tier }) => tier === 'Gold').length)
      const product = data.products[5]!
      expect(await send(`${url}/api/v2/products/${product.id}`, 'PATCH', { QuantityInStock: 3 })).to.equal(200)
      expect(product.quantityInStock).to.equal(3)
      expect(await send(`${url}/api/v2/customers`, 'POST', { FullName: 'Ada' })).to.equal(400)
      const sent = data.orders.find(({ state }) => state === 'Delivered')!
      expect(await send(`${url}/api/v2/orders/${sent.id}/cancel`, 'POST')).to.equal(409)
    }))

  it('the city library embeds its rows, and its links keep the filter', () =>
    using(startCitylibrary({ clock }), async ({ url, data }) => {
      const rows = await readAll(
        `${url}/v1/loans?status=returned&per_page=50`,
        page => page._embedded.loans,
        page => page._links.next && `${url}${page._links.next.href}`,
      )
      const back = data.loans.filter(({ status }) => status === 'returned')
      expect(rows.map(({ id }) => id)).to.deep.equal(back.map(({ id }) => id))
      expect(rows[0]).to.include({ copy_id: back[0]!.copyId, due_on: back[0]!.dueOn })
      const out = data.loans.find(({ status }) => status === 'active')!
      expect(await send(`${url}/v1/loans`, 'POST', { copy_id: out.copyId, member_id: out.memberId })).to.equal(400)
      expect(await send(`${url}/v1/loans/${out.id}/return`, 'POST')).to.equal(200)
      expect(await send(`${url}/v1/loans`, 'POST', { copy_id: out.copyId, member_id: out.memberId })).to.equal(201)
    }))

  it('the courier company gives bare lists by skip and limit, times without a zone', () =>
    using(startCourier({ clock }), async ({ url, data }) => {
      const rows = await get(`${url}/shipments?skip=100&limit=100`)
      expect(rows.map(({ id }: { id: number }) => id)).to.deep.equal(data.shipments.slice(100, 200).map(({ id }) => id))
      expect(rows[0].created_at).to.match(/T\d\d:\d\d:\d\d$/)
      expect((await fetch(`${url}/shipments?limit=500`)).status).to.equal(422)
    }))

  it('the conferences page by number from 1, with the total and decimals as texts', () =>
    using(startConferences({ clock }), async ({ url, data }) => {
      const { items, total, pages } = await get(`${url}/api/tickets?page=2&size=100`)
      expect([total, pages]).to.deep.equal([data.tickets.length, 4])
      expect(items[0]).to.include({ id: data.tickets[100]!.id, price: data.tickets[100]!.price.toFixed(2) })
    }))

  it('the shelter gives resources inside data, with links, filters in brackets, flags as 0 and 1', () =>
    using(startShelter({ clock }), async ({ url, data }) => {
      const page = await get(`${url}/api/adoption-applications?per_page=20&page=2&filter[status]=rejected`)
      const rejected = data.applications.filter(one => one.status === 'rejected')
      expect(page.meta).to.include({ current_page: 2, per_page: 20, total: rejected.length })
      expect(page.data.map(({ id }: { id: number }) => id)).to.deep.equal(rejected.slice(20, 40).map(({ id }) => id))
      const { data: kennel } = await get(`${url}/api/kennels/${data.kennels[0]!.id}`)
      expect(kennel).to.include({ code: 'D1', is_isolation: 0 })
    }))

  it('the brewery gives results by offset, and leaves out what is missing', () =>
    using(startBrewery({ clock }), async ({ url, data }) => {
      const { results, count } = await get(`${url}/api/v1/batches?limit=100&offset=50`)
      expect(count).to.equal(data.batches.length)
      expect(results.map(({ id }: { id: number }) => id)).to.deep.equal(data.batches.slice(50).map(({ id }) => id))
      expect(results.find(({ status }: { status: string }) => status === 'planned')).not.to.have.property('abv')
    }))

  it('the music school gives pages with totals, and a PUT replaces', () =>
    using(startMusicschool({ clock }), async ({ url, data }) => {
      const page = await get(`${url}/api/Students?PageNumber=2&PageSize=50`)
      expect(page).to.include({ totalCount: data.students.length, pageNumber: 2, hasNextPage: true })
      expect(page.items.map(({ id }: { id: number }) => id)).to.deep.equal(data.students.slice(50, 100).map(({ id }) => id)) // oxfmt-ignore
      const { id, firstName, lastName, email } = data.students[0]!
      await send(`${url}/api/Students/${id}`, 'PUT', { firstName, lastName, email })
      expect(data.students[0]!.phoneNumber).to.equal(null)
    }))

  it('the railway filters and changes by operators in the query', () =>
    using(startRailway({ clock }), async ({ url, data }) => {
      const big = data.wagons.filter(one => one.payloadT > 60 && one.status === 'empty')
      expect(await get(`${url}/wagons?payload_t=gt.60&status=eq.empty`)).to.have.length(big.length)
      expect((await get(`${url}/wagons?status=empty`)).code).to.equal('PGRST100')
      await send(`${url}/wagons?id=eq.${big[0]!.id}`, 'PATCH', { status: 'loaded' })
      expect(big[0]!.status).to.equal('loaded')
    }))

  it('the co-operative gives addresses for keys, 30 rows at a time', () =>
    using(startCooperative({ clock }), async ({ url, data }) => {
      const page = await get(`${url}/api/deliveries?page=2`)
      expect(page['hydra:totalItems']).to.equal(data.deliveries.length)
      expect(page['hydra:member'][0]).to.include({ id: data.deliveries[30]!.id, grower: `/api/growers/${data.deliveries[30]!.growerId}` }) // oxfmt-ignore
      const few = await get(`${url}/api/deliveries?weightKg[gt]=5000&grade=first`)
      expect(few['hydra:totalItems']).to.equal(data.deliveries.filter(one => one.weightKg > 5000 && one.grade === 'first').length) // oxfmt-ignore
    }))

  it('the workshop gives items with a total, and filters inside nested objects', () =>
    using(startGarage({ clock }), async ({ url, data }) => {
      const { items, total } = await get(`${url}/api/jobs?limit=100&page=2`)
      expect(total).to.equal(data.jobs.length)
      expect(items[0].jobNumber).to.equal(data.jobs[100]!.jobNumber)
      const viborg = data.customers.filter(one => one.address.city === 'Viborg')
      expect((await get(`${url}/api/customers?city=Viborg`)).total).to.equal(viborg.length)
      const out = data.loanCars[0]!
      expect(await send(`${url}/api/loan-cars/${out.id}/return`, 'POST')).to.equal(200)
      expect(out.lentUntil).to.equal(null)
    }))

  it('the newspaper gives the cursor of the next page', () =>
    using(startNewspaper({ clock }), async ({ url, data }) => {
      const first = await get(`${url}/v1/subscriptions?limit=50`)
      const next = await get(`${url}/v1/subscriptions?limit=50&cursor=${first.next_cursor}`)
      expect([first.has_more, next.data[0].id]).to.deep.equal([true, data.subscriptions[50]!.id])
      const paused = data.subscriptions.find(one => one.status === 'active')!
      await send(`${url}/v1/subscriptions/${paused.id}/pause`, 'POST', { until: '2027-01-01' })
      expect(paused).to.include({ status: 'paused', pausedUntil: '2027-01-01' })
    }))

  it('the ski resort gives keys as texts, page tokens, and verbs after a colon', () =>
    using(startSkiresort({ clock }), async ({ url, data }) => {
      const { lifts, nextPageToken } = await get(`${url}/v1/lifts?pageSize=4`)
      expect(lifts[0]).to.include({ id: String(data.lifts[0]!.id), status: 'LIFT_STATUS_OPEN' })
      const next = await get(`${url}/v1/lifts?pageSize=4&pageToken=${nextPageToken}`)
      expect(next.lifts[0].id).to.equal(String(data.lifts[4]!.id))
      await send(`${url}/v1/lifts/${data.lifts[0]!.id}:close`, 'POST', {})
      expect(data.lifts[0]!.status).to.equal('LIFT_STATUS_CLOSED')
    }))

  it('the translation agency pages by the last id, and expands keys into objects', () =>
    using(startTranslation({ clock }), async ({ url, data }) => {
      const first = `${url}/v1/projects?limit=70&expand[]=client`
      const projects = await readAll(
        first,
        page => page.data,
        page => page.has_more && `${first}&starting_after=${page.data.at(-1).id}`,
      )
      expect(projects.map(({ id }) => id)).to.deep.equal(data.projects.map(({ id }) => id))
      expect(projects[0].client).to.include({ object: 'client', id: data.projects[0]!.client })
      const draft = data.invoices.find(one => one.status === 'open')!
      await send(`${url}/v1/invoices/${draft.id}/void`, 'POST')
      expect(draft.status).to.equal('void')
    }))

  it('the library filters in brackets, sorts, and pages from 1', () =>
    using(startLibrary({ clock }), async ({ url, data }) => {
      const { items, totalCount } = await get(`${url}/api/loans?filter[status]=Returned&sort=-dueOn&page=2&pageSize=50`)
      const returned = data.loans.filter(one => one.status === 'Returned')
      expect(totalCount).to.equal(returned.length)
      const days = returned
        .map(({ dueOn }) => dueOn)
        .sort()
        .reverse()
      expect(items.map(({ dueOn }: { dueOn: string }) => dueOn)).to.deep.equal(days.slice(50, 100))
      const late = data.loans.find(one => one.status === 'Overdue')!
      await send(`${url}/api/loans/${late.id}/renew`, 'POST')
      expect(late.status).to.equal('CheckedOut')
    }))

  const asTables = ({ data }: Service) => structuredClone(data) as unknown as Tables
  for (const [what, start, path, body, status] of [
    ['closes a task', startPlanboard, '/api/tasks/tsk_2003/close', undefined, 200],
    ['creates a task', startPlanboard, '/api/tasks', { title: 'Try it', projectId: 'prj_3' }, 201],
    ['comments on a task', startPlanboard, '/api/tasks/tsk_2003/comments', { body: 'Fine.' }, 201],
    ['adds a product', startStore, '/Products', { Name: 'Lamp', CategoryId: 2, Price: 12.5 }, 201],
    ['registers a customer', startStore, '/Customers', { FirstName: 'A', LastName: 'B', Email: 'a@b.example' }, 201],
    ['posts a review', startStore, '/Products/503/Reviews', { Rating: 4 }, 201],
    ['retires a vehicle', startFleet, '/vehicles/12/retire', undefined, 200],
    ['cancels a planned trip', startFleet, '/trips/1100/cancel', undefined, 200],
    [
      'reports a repair',
      startFleet,
      '/repairs',
      {
        data: { attributes: { summary: 'Dent' }, relationships: { vehicle: { data: { type: 'vehicles', id: '4' } } } },
      },
      201,
    ],
    [
      'files a leave request',
      startPeople,
      '/hr/leave-requests',
      { employee_id: 1010, leave_type: 'sick', start_date: '2026-04-01', end_date: '2026-04-02' },
      201,
    ],
    ['adds an artist', startMuseum, '/v1/artists', { fullName: 'A B', birthYear: 1900 }, 200],
    ['takes a loan back', startMuseum, '/v1/loans/c96cd0:return', undefined, 200],
    [
      'reports an incident',
      startHarbour,
      '/api/incidents/',
      { port_call: 'PC-20110', category: 'spill', summary: 'Oil' },
      201,
    ],
    ['approves a claim', startInsurer, '/ins/v1/claim/CLM-88229/approve', undefined, 200],
    ['registers a policyholder', startInsurer, '/ins/v1/policyholder', { fullName: 'A B', email: 'a@b.example' }, 201],
    ['stops a turbine', startWindfarm, '/turbine-units/SKA-T01/stop', undefined, 200],
    [
      'plans maintenance',
      startWindfarm,
      '/maintenance-work-orders',
      { turbine_id: 'SKA-T01', task_type: 'oil_change' },
      201,
    ],
    ['adds a guest', startHotel, '/api/guests', { firstName: 'A', lastName: 'B', email: 'a@b.example' }, 200],
    ['adds a requester', startHelpdesk, '/api/v2/requesters', { requester: { name: 'A', email: 'a@b.example' } }, 201],
    ['cancels a class', startFitness, '/classes/CLS-859/cancel', undefined, 200],
    ['approves an order', startPurchasing, '/PurchaseOrders(45160)/Erp.Approve', undefined, 200],
    ['adds a guest to the restaurants', startDining, '/api/guests', { first_name: 'A', last_name: 'B', email: 'a@b.example' }, 201], // oxfmt-ignore
    ['assigns a repair', startProperty, '/v1/maintenance-requests/req_3099/assign', { contractor: 'A' }, 200],
    ['sells tickets', startTicketing, '/api/Orders', { CustomerId: 4001, TicketTypeId: 2010, Quantity: 2 }, 201],
    ['adds a supplier', startPurchasing, '/Suppliers', { Name: 'A', Country: 'Malta' }, 201],
    ['applies for a job', startRecruiting, '/v2/applications', { candidate_id: 70_203, job_id: 3101 }, 201],
    ['freezes a card', startBank, '/api/v1/cards/crd_7139/freeze', undefined, 200],
    ['transfers money', startBank, '/api/v1/transfers', { fromAccountId: 5037, toIban: 'IE64', amount: 5 }, 201],
    ['opens an issue', startCodehost, '/repos/openbrook/brookdb/issues', { title: 'A', assignee: 'rxiang' }, 201],
    ['rolls back a deployment', startCodehost, '/deployments/dpl-1531/rollback', undefined, 200],
    ['cancels a planned route', startCourier, '/routes/3190/cancel', undefined, 200],
    ['files a claim', startCourier, '/claims', { shipment_id: 10_100, reason: 'late', amount_claimed: 20 }, 201],
    ['publishes an event', startConferences, '/api/events/19/publish', undefined, 200],
    ['announces a ship', startHarbour, '/api/port-calls/', { vessel: 9104006, eta: '2026-04-01T06:00:00Z' }, 201],
  ] as const)
    it(`${what} and puts it back`, () =>
      using<Service>(start({ clock }), async service => {
        const before = asTables(service)
        expect(await send(service.url + path, 'POST', body)).to.equal(status)
        expect(isUnchanged(compareTables(before, asTables(service)))).to.be.false
        service.reset()
        expect(compareTables(before, asTables(service))).to.deep.equal({ created: [], deleted: [], changed: [] })
      }))

  it('refuses what cannot be done: a second decision, a missing value, an unknown record', () =>
    using(startPeople({ clock }), async ({ url, data }) => {
      const decided = data.leaveRequests.find(({ status }) => status === 'approved')!
      expect(await send(`${url}/hr/leave-requests/${decided.id}/approve`, 'POST')).to.equal(409)
      expect(await send(`${url}/hr/employees`, 'POST', { first_name: 'Nobody' })).to.equal(422)
      expect(await send(`${url}/hr/employees/99`, 'DELETE')).to.equal(404)
    }))

  it('are all registered with their tools', async function () {
    this.timeout(20_000)
    const services = await startServices(clock, ALL_SERVICES)
    try {
      const applications = (await get(`${services.registryUrl}/applications`)) as { name: string; tool_count: number }[]
      const counts = Object.fromEntries(applications.map(({ name, tool_count }) => [name, tool_count]))
      expect(counts).to.deep.equal({
        planboard: 14,
        store: 18,
        fleet: 17,
        people: 18,
        museum: 17,
        harbour: 18,
        clinic: 18,
        campus: 17,
        boxoffice: 18,
        lettings: 20,
        insurer: 23,
        windfarm: 22,
        billing: 30,
        hotel: 26,
        helpdesk: 24,
        fitness: 25,
        purchasing: 23,
        recruiting: 25,
        bank: 30,
        codehost: 33,
        courier: 38,
        conferences: 33,
        shelter: 48,
        brewery: 39,
        musicschool: 39,
        skiresort: 39,
        railway: 36,
        cooperative: 46,
        garage: 33,
        newspaper: 44,
        translation: 27,
        library: 29,
        vets: 21,
        toolhire: 22,
        league: 18,
        wine: 23,
        coworking: 11,
        realty: 15,
        marina: 15,
        filmarchive: 8,
        lab: 9,
        bikeshare: 15,
        construction: 11,
        catering: 13,
        wholesale: 12,
        hospital: 12,
        festival: 15,
        haulage: 8,
        escaperooms: 9,
        podcasts: 6,
        charityruns: 10,
        repairs: 5,
        props: 8,
        seedbank: 8,
        drivingschool: 10,
        beekeeping: 12,
        gardenshop: 25,
        citylibrary: 29,
        tracker: 24,
        hr: 26,
        agency: 23,
        electronics: 21,
        academy: 24,
        dining: 24,
        property: 26,
        ticketing: 28,
        dental: 26,
        parcels: 27,
        secondary: 27,
        dealership: 26,
        energy: 25,
        weddings: 25,
        foodbank: 29,
        permits: 25,
        aircrew: 24,
        lawfirm: 27,
        auctionhouse: 24,
        homecare: 27,
        ferryline: 25,
        filmset: 28,
        arboretum: 24,
        bakery: 21,
        chess: 20,
        debtadvice: 22,
        parking: 25,
        choir: 31,
        heating: 27,
        kanban: 20,
        toyshop: 18,
        lendery: 23,
        staffroom: 21,
        dogstay: 21,
        joinery: 21,
        elearning: 20,
        liftcare: 22,
        projectroom: 21,
        sportshop: 18,
        medialibrary: 19,
        hiring: 20,
        carhire: 17,
        pharmacy: 17,
        accounting: 17,
        salon: 18,
        cinemas: 16,
        printshop: 17,
        travel: 21,
        blooddrive: 17,
        solar: 17,
        movers: 21,
        afterschool: 18,
        bookshop: 19,
        optician: 23,
        campsite: 23,
        selfstorage: 19,
        langschool: 22,
        swimpool: 18,
        kitchens: 24,
        taskdesk: 22,
        musicshop: 24,
        townlibrary: 31,
        staffhub: 30,
        sitelog: 19,
        shoeshop: 23,
        schoollibrary: 26,
        workforce: 28,
        parkworks: 22,
        roastery: 23,
        gamelibrary: 26,
        zoostaff: 25,
        videotasks: 30,
        bikeshop: 24,
        countylibrary: 28,
        depotstaff: 27,
        practicedesk: 29,
        stockroom: 30,
        innkeeper: 27,
        careline: 27,
        eveningschool: 27,
        draftboard: 25,
        lampstore: 28,
        scorelibrary: 28,
        wardstaff: 31,
        eventtasks: 28,
        teahouse: 24,
        maplibrary: 28,
        theatrestaff: 28,
        sprintdesk: 29,
        wardrobe: 29,
        riverlibrary: 28,
        peopleops: 30,
        newsdesk: 25,
        sewingshop: 27,
        filmlibrary: 30,
        hostelstaff: 33,
        fixdesk: 36,
        petshop: 44,
        campuslibrary: 34,
        buildstaff: 33,
        photostudio: 36,
        itassets: 31,
        coachtours: 35,
        leaguepub: 41,
        pipeline: 37,
        outdoorshop: 33,
        tutoring: 35,
        cleaningco: 35,
        cottages: 33,
        archstudio: 38,
        recordlabel: 38,
        fooddepot: 36,
        nurseries: 41,
        evcharging: 32,
        subscriptions: 35,
        adagency: 36,
        trainingcentre: 33,
        spareparts: 32,
        pestcontrol: 34,
        cheesedairy: 37,
        landscaping: 39,
        marketstalls: 31,
        roofing: 43,
        communitycentre: 39,
        skiphire: 32,
        chauffeurs: 37,
      })
    } finally {
      await services.close()
    }
  })
})
