import { join } from 'node:path'
import { expect } from 'chai'
import { createCrmApp } from '../../src/demos/crm/serve.ts'
import { listen, type Listening } from '../../src/http/listen.ts'
import { withStartLock } from '../../src/processes/start-lock.ts'
import { mountSmallDisk, type SmallDisk } from '../support/small-disk.ts'
import { startAll } from '../support/start-all.ts'

const probe = mountSmallDisk(64)
probe?.remove()
/** Without the right to mount, the tests are listed as pending. */
const withDisk = (title: string, body: () => Promise<void>) =>
  probe ? it(title, body) : it(`${title} (needs the right to mount a file system)`)

describe('a state folder that is full or read-only', () => {
  let disk: SmallDisk | undefined
  let server: Listening | undefined
  let crm: ReturnType<typeof createCrmApp> | undefined

  afterEach(async () => {
    await server?.close()
    crm?.close()
    disk?.remove()
    server = crm = disk = undefined
  })

  const openCrm = async () => {
    crm = createCrmApp({ databaseFile: join(disk!.folder, 'crm.sqlite') })
    server = await listen(crm.app, { port: 0 })
  }
  const create = async (name: string) =>
    await fetch(`${server!.url}/accounts/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, address: 'x'.repeat(150) }),
    })
  const countAccounts = async () =>
    ((await (await fetch(`${server!.url}/accounts/?limit=1`)).json()) as { total: number }).total

  withDisk('keeps the CRM from seeding, with a clear error [E-10]', async () => {
    disk = mountSmallDisk(512)!
    expect(() => createCrmApp({ databaseFile: join(disk!.folder, 'crm.sqlite') })).to.throw(/full|space/i)
  })

  withDisk('refuses writes of a running CRM, serves reads, and loses no acknowledged record [E-10]', async () => {
    disk = mountSmallDisk(64 * 1024)!
    await openCrm()
    const before = await countAccounts()
    disk.fill()
    let acknowledged = 0
    let refusal: Response | undefined
    for (let index = 0; index < 5000 && !refusal; index++) {
      const answer = await create(`Company ${index}`)
      if (answer.status === 201) acknowledged++
      else refusal = answer
      if (answer.status === 201) await answer.arrayBuffer()
    }
    expect(refusal, 'a refusal').not.to.equal(undefined)
    expect(refusal!.status).to.be.oneOf([500, 503, 507])
    const { detail, code } = (await refusal!.json()) as { detail: string; code: string }
    expect(detail).to.match(/full|space/i)
    expect(code).to.be.a('string')
    expect(await countAccounts()).to.equal(before + acknowledged)
    disk.free()
    expect((await create('After the space came back')).status).to.equal(201)
    expect(await countAccounts()).to.equal(before + acknowledged + 1)
  })

  withDisk('is locked by who starts or stops something, and by one at a time [E-10]', async () => {
    disk = mountSmallDisk(64)!
    const { folder } = disk
    disk.fill()
    const second = async () =>
      await withStartLock(folder, async () => await Promise.resolve('both'), { patience: 30 }).catch(
        (error: { code: string }) => error.code,
      )
    expect(await withStartLock(folder, second)).to.equal('START_BUSY')
  })

  withDisk('is read by a CRM that can no longer write it [E-10]', async () => {
    disk = mountSmallDisk(64 * 1024)!
    await openCrm()
    const before = await countAccounts()
    await server!.close()
    crm!.close()
    disk.setReadOnly(true)
    let message = ''
    try {
      await openCrm()
      const answer = await create('Nobody')
      message = JSON.stringify(await answer.json())
      expect(answer.status).to.be.oneOf([500, 503, 507])
      expect(await countAccounts()).to.equal(before)
    } catch (error) {
      message = String(error)
    }
    expect(message).to.match(/read-?only|cannot be (written|opened)|unable to open/i)
    disk.setReadOnly(false)
  })

  withDisk('keeps the agent and the registry answering while nothing can be kept [E-10]', async () => {
    disk = mountSmallDisk(64 * 1024)!
    const all = await startAll(disk.folder)
    const post = async (url: string, body: object) =>
      await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const schemas = Array.from({ length: 10 }, (_, number) => ({
      name: `wave_${number}`,
      description: 'x'.repeat(20_000),
      input_schema: { type: 'object', properties: {}, required: [] },
    }))
    const onboard = async () => await post(`${all.urls.registry}/functions/onboard`, { app_name: 'hands', schemas })
    const chat = async () => await post(`${all.urls.agent}/chat`, { message: 'how many accounts do I have?' })
    try {
      disk.fill()
      const refused = await onboard()
      expect(refused.status).to.be.oneOf([500, 503, 507])
      expect(JSON.stringify(await refused.json())).to.match(/full|space|cannot be written/i)
      const apps = (await (await fetch(`${all.urls.registry}/applications`)).json()) as { name: string }[]
      expect(
        apps.map(({ name }) => name),
        'nothing by halves',
      ).not.to.include('hands')
      for (let index = 0; index < 3; index++) {
        const answer = await chat()
        const text = await answer.text()
        if (answer.status === 200) expect(text).to.contain('50')
        else
          expect(JSON.parse(text))
            .to.have.property('detail')
            .that.matches(/full|space|cannot be written/i)
      }
      disk.free()
      expect((await onboard()).status).to.equal(200)
      expect((await chat()).status).to.equal(200)
    } finally {
      await all.close()
    }
  })
})
