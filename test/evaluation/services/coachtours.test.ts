import { expect } from 'chai'
import { balanceOf, startCoachtours } from './coachtours/serve.ts'

const clock = new Date('2026-03-18T10:00:00Z')
// Answers of any of the operations.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
async function send(url: string, method = 'GET', body?: object) {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const answer: Answer = response.status === 204 ? undefined : await response.json()
  return { status: response.status, body: answer }
}
type Service = Awaited<ReturnType<typeof startCoachtours>>
async function using(test: (service: Service) => Promise<void>) {
  const service = await startCoachtours({ clock })
  try {
    await test(service)
  } finally {
    await service.close()
  }
}

describe('the coach company of set az', () => {
  it('hands out lists page by page, filters them, and refuses what no parameter may be', () =>
    using(async ({ url, data }) => {
      const first = await send(`${url}/Drivers`)
      expect(first.body.Items).to.have.length(25)
      const rest = await send(`${url}/Drivers?NextToken=${encodeURIComponent(first.body.NextToken)}`)
      expect(rest.body).to.have.all.keys('Items')
      expect(rest.body.Items[0].Code).to.equal(data.larkDrivers[25]!.code)
      const sent = data.larkDepartures.filter(one => one.status === 'Completed' && one.driverCodes.includes('CMA'))
      const driven = await send(`${url}/Departures?Status=Completed&DriverCode=CMA&MaxResults=100`)
      expect(driven.body.Items.map((one: Answer) => one.Code)).to.deep.equal(sent.map(one => one.code))
      expect((await send(`${url}/Trips?Search=ypres&OnSale=true`)).body.Items[0].PricePerPerson).to.deep.equal({ Amount: 379, Currency: 'GBP' }) // oxfmt-ignore
      const inTown = data.larkCustomers.filter(one => one.address.town === 'Matlock')
      expect((await send(`${url}/Customers?Town=matlock&MaxResults=100`)).body.Items).to.have.length(inTown.length)
      for (const query of [
        'Coaches?Status=Sold',
        'Departures?DepartsFrom=soon',
        'Coaches?MinSeats=many',
        'Trips?OnSale=perhaps',
        'Trips?MaxResults=101',
        'Trips?NextToken=x',
      ])
        // oxfmt-ignore
        expect((await send(`${url}/${query}`)).status, query).to.equal(400)
      expect((await send(`${url}/Coaches/C99`)).body.Code).to.equal('NotFoundException')
    }))

  it('keeps seats, coaches and amounts straight', () =>
    using(async ({ url, data }) => {
      for (const one of data.larkDepartures) {
        const own = data.larkBookings.filter(each => each.departureCode === one.code && each.status !== 'Cancelled')
        const seats = own.flatMap(each => each.seatNumbers)
        expect(new Set(seats).size, one.code).to.equal(own.reduce((sum, each) => sum + each.passengers, 0))
        expect(seats.length, one.code).to.be.at.most(one.capacity)
        const others = data.larkDepartures.filter(other => other !== one && other.departsOn <= one.returnsOn && other.returnsOn >= one.departsOn) // oxfmt-ignore
        if (one.coachCode) expect(others.map(other => other.coachCode)).not.to.include(one.coachCode)
        for (const code of one.driverCodes) expect(others.flatMap(other => other.driverCodes)).not.to.include(code)
      }
      const run = data.larkDepartures.find(one => one.status === 'Confirmed' && one.departsOn > '2026-03-18')!
      const before = (await send(`${url}/Departures/${run.code}`)).body
      const request = { DepartureCode: run.code, CustomerId: 1001, Passengers: 2, PickupPointCode: 'BEL1' }
      const made = await send(`${url}/Bookings`, 'POST', request)
      expect(made.status).to.equal(201)
      expect(made.body).to.deep.include({ Status: 'Option', Channel: 'Phone', Balance: made.body.Total })
      expect((await send(`${url}/Departures/${run.code}`)).body.SeatsFree).to.equal(before.SeatsFree - 2)
      const own = `${url}/Bookings/${made.body.Reference}`
      const more = await send(own, 'PATCH', { Passengers: 3 })
      expect(more.body.Total.Amount).to.equal((made.body.Total.Amount / 2) * 3)
      expect(more.body.SeatNumbers).to.have.length(3)
      expect((await send(`${own}/Payments`, 'POST', { Amount: 5, Currency: 'GBP' })).body.Balance.Amount).to.equal(more.body.Total.Amount - 5) // oxfmt-ignore
      expect((await send(`${own}/Payments`, 'POST', { Amount: 1e6, Currency: 'GBP' })).status).to.equal(409)
      expect((await send(`${own}/Payments`, 'POST', { Amount: 5, Currency: 'EUR' })).status).to.equal(400)
      expect((await send(`${own}/Confirm`, 'POST')).body.Status).to.equal('Confirmed')
      expect((await send(`${own}/Confirm`, 'POST')).status).to.equal(409)
      expect((await send(`${own}/Cancel`, 'POST')).body.Balance.Amount).to.equal(0)
      expect((await send(`${url}/Departures/${run.code}`)).body.SeatsFree).to.equal(before.SeatsFree)
      expect((await send(`${url}/Departures/${run.code}/Cancel`, 'POST')).body).to.deep.include({ Status: 'Cancelled', SeatsBooked: 0 }) // oxfmt-ignore
      expect((await send(`${url}/Bookings`, 'POST', request)).status).to.equal(409)
    }))

  it('takes no body that does not fit, deletes nothing that is in use, and can be put back', () =>
    using(async ({ url, data, reset }) => {
      const kept = structuredClone(data)
      const customer = `${url}/Customers/${data.larkCustomers[3]!.id}`
      const { Address: before } = (await send(customer)).body
      expect((await send(customer, 'PATCH', { Address: { Street: '1 Mill Lane' } })).body.Address).to.deep.equal({ ...before, Street: '1 Mill Lane' }) // oxfmt-ignore
      const booking = { DepartureCode: data.larkDepartures[0]!.code, CustomerId: 1001, Passengers: 2 }
      for (const [path, body] of [
        ['Bookings', { ...booking, Passengers: 0 }],
        ['Bookings', { ...booking, Passengers: '2' }],
        ['Bookings', { ...booking, CustomerId: 7 }],
        ['Bookings', { CustomerId: 1001, Passengers: 2 }],
        ['PickupPoints', { Code: 'DUF1', Name: 'Duffield Church', Town: 'Duffield', JoiningTime: 'early' }],
        ['Trips', { Code: 'OBAN', Name: 'Oban', Category: 'Cruise', Country: 'Scotland', Destination: 'Oban', Nights: 4, PricePerPerson: { Amount: 400, Currency: 'GBP' } }], // oxfmt-ignore
      ] as const)
        expect((await send(`${url}/${path}`, 'POST', body)).status, JSON.stringify(body)).to.equal(400)
      const stop = { Code: 'DUF1', Name: 'Duffield Church', Town: 'Duffield', JoiningTime: '07:20' }
      expect((await send(`${url}/PickupPoints`, 'POST', stop)).status).to.equal(201)
      expect((await send(`${url}/PickupPoints`, 'POST', stop)).status).to.equal(409)
      expect((await send(`${url}/Coaches/C02`, 'PATCH', { Status: 'InService', Code: 'C99' })).body).to.deep.include({ Status: 'InService', Code: 'C02' }) // oxfmt-ignore
      expect((await send(`${url}/Departures`, 'POST', { TripCode: 'LAKE', DepartsOn: '2026-07-04' })).body).to.deep.include({ Code: 'LAKE-04', ReturnsOn: '2026-07-07', SeatsFree: 49 }) // oxfmt-ignore
      expect((await send(`${url}/PickupPoints/BEL1`, 'DELETE')).status).to.equal(409)
      expect((await send(`${url}/PickupPoints/CHE3`, 'DELETE')).status).to.equal(204)
      expect((await send(`${url}/Trips/LAKE`, 'DELETE')).status).to.equal(409)
      reset()
      expect(data).to.deep.equal(kept)
      expect(data.larkBookings.filter(one => one.status === 'Cancelled').every(one => balanceOf(one).amount === 0)).to.be.true // oxfmt-ignore
    }))
})
