import { FLOWS_APP } from '../../contract/flow.ts'
import { BROWSER_APPLICATION, type ApplicationRecord } from '../../contract/registry.ts'
import type { AddServiceRequest, PreviewServiceRequest, ServicePreview } from '../../contract/services.ts'
import { AgentError, applicationNotFound, clientGone, conflict, tooManyWaiting } from '../../lib/errors.ts'
import type { Variables } from '../file/substitute.ts'
import type { Registry } from '../registry.ts'
import type { SourceContext } from '../sources/source.ts'
import type { AddedStore } from './added-store.ts'
import { checkAddress, checkAuth, checkName, toAuthEntry } from './check-request.ts'
import { describePreview } from './describe-preview.ts'
import { recogniseService, type Recognised } from './recognise-service.ts'

/** Services that people add by their address while the registry runs. */
export interface AddedServices {
  /** What is at an address. Registers nothing. Rejects with what was tried and the next step. */
  preview(request: PreviewServiceRequest, signal: AbortSignal): Promise<ServicePreview>
  /** Adds what is at an address, for good; gives its application once it is ready or has failed. */
  add(request: AddServiceRequest, signal: AbortSignal): Promise<ApplicationRecord>
  /** Rejects with APPLICATION_NOT_FOUND (404), or CONFLICT (409) for what was not added by its address. */
  remove(name: string): Promise<void>
}

export interface AddedServicesOptions {
  registry: Registry
  store: AddedStore
  /** Applies the registry file and the store as they are now. */
  renew: () => void
  context: SourceContext
  variables: Variables
  /** Variables that hold secrets of the program itself. */
  ownVariables: ReadonlySet<string>
}

/** Looks at addresses at the same time: each may read a large description. */
const MOST_AT_ONCE = 4
/** Seconds for finding out what is at an address. */
const PATIENCE = 60
/** Milliseconds that a service which was just added may take to become ready before its state is answered as it is. */
const SETTLE = 10_000

/** Adding, previewing and removing over one store. */
export function createAddedServices(options: AddedServicesOptions): AddedServices {
  const { registry, store, renew, context, variables, ownVariables } = options
  // A look leaves no traces: what a credential may be sent to is settled when the service is added.
  const { origins: _origins, ...lookContext } = context
  let looking = 0

  const holderOf = (name: string): string | undefined => {
    if (store.has(name)) return 'a service that was added by its address has it'
    if (name === BROWSER_APPLICATION || name === FLOWS_APP) return 'the program itself uses it'
    if (registry.isInFile(name)) return 'a service of the registry file has it'
    return registry.hasApplication(name) ? 'an application has it' : undefined
  }
  const knownAt = (address: string) => registry.applications().find(({ url }) => url === address)?.name
  const checkFree = (name: string) => {
    const holder = holderOf(name)
    if (holder !== undefined)
      throw conflict(`The name '${name}' is taken: ${holder}. Choose another one; nothing was added.`)
  }

  /** Does something with a service while it is open. */
  const look = async <T>(
    request: PreviewServiceRequest,
    signal: AbortSignal,
    act: (recognised: Recognised) => T | Promise<T>,
  ): Promise<T> => {
    if (looking >= MOST_AT_ONCE) throw tooManyWaiting(`${looking} addresses are being looked at already.`)
    const url = checkAddress(request.url)
    if (request.auth) checkAuth(request.auth, variables, ownVariables)
    looking++
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(tookTooLong(url)), PATIENCE * 1000)
    signal.addEventListener('abort', () => late.abort(clientGone()), { once: true })
    try {
      const recognised = await recogniseService(
        { ...request, url },
        { context: lookContext, variables, signal: late.signal },
      )
      try {
        return await act(recognised)
      } finally {
        await recognised.source.close()
        context.upstream.forget(new URL(recognised.raw.url).host)
      }
    } finally {
      clearTimeout(timer)
      looking--
    }
  }
  const describe = (request: PreviewServiceRequest, recognised: Recognised) =>
    describePreview(recognised, { request, secrets: context.secrets, holderOf, knownAt })

  return {
    async preview(request, signal) {
      const named = request.name === undefined ? request : { ...request, name: checkName(request.name) }
      return await look(named, signal, recognised => describe(named, recognised))
    },
    async add(request, signal) {
      const name = checkName(request.name)
      checkFree(name)
      await look(request, signal, async recognised => {
        // Somebody else may have been faster.
        checkFree(name)
        const { description } = describe({ ...request, name }, recognised)
        await store.add(name, {
          ...recognised.raw,
          // Texts of a service are no places for values of variables.
          ...(description && { description: description.replaceAll('${', '$ {') }),
          ...(request.auth && { auth: toAuthEntry(request.auth) }),
        })
      })
      renew()
      await registry.settle(name, SETTLE, signal)
      return applicationOf(registry, name)
    },
    async remove(given) {
      const name = given.normalize('NFC')
      if (!store.has(name)) {
        if (registry.isInFile(name))
          throw conflict(`The application '${name}' comes from the registry file. Remove it there.`)
        if (!registry.hasApplication(name)) throw applicationNotFound(name)
        throw conflict(
          `The application '${name}' was not added by its address. Tools given at run time go with DELETE /applications/${encodeURIComponent(name)}.`,
        )
      }
      await store.remove(name)
      renew()
      // The file's own service of that name stays, and what is remembered of it.
      if (!registry.isInFile(name)) await registry.forget(name)
    },
  }
}

const tookTooLong = (url: string) =>
  new AgentError(
    'SERVICE_SLOW',
    504,
    `What is at ${url} was not found out within ${PATIENCE} s. Give the address of its description itself, or say with type what it is: openapi, mcp or trm.`,
  )

function applicationOf(registry: Registry, name: string): ApplicationRecord {
  const found = registry.applications().find(application => application.name === name)
  if (!found) throw applicationNotFound(name)
  return found
}
