import { messageOf } from '../../lib/errors.ts'
import type { Logger } from '../../lib/logger.ts'
import type { RunTool } from '../catalogue/catalogue.ts'
import { hiddenPartsOf } from '../file/mask-address.ts'
import type { DeclaredService } from '../file/read-registry-file.ts'
import { createSource } from '../sources/index.ts'
import type { Source, SourceContext, Tool } from '../sources/source.ts'
import { createBrokenService } from './broken-service.ts'
import { createCallCounter, type CallCounter } from './call-counter.ts'
import { createService, type Service } from './service.ts'

/** Names of services by what became of them. */
export interface ServiceChanges {
  added: string[]
  changed: string[]
  removed: string[]
}

/** The services of the registry file: opened, exchanged and closed as the file says. */
export interface ServiceSet {
  get(name: string): Service | undefined
  /** Calls a tool that the service did not list; undefined when the service has no such way. */
  callByName(name: string): Source['callByName']
  readonly all: readonly Service[]
  /**
   * The services become exactly these. Unchanged ones keep their connection; removed and changed ones finish the calls
   * under way. An entry that became unusable while its service runs changes nothing: it is returned as a problem.
   */
  apply(declared: readonly DeclaredService[]): string[]
  /** What changed since this was last asked, of the services that stand in the file. */
  takeChanges(): ServiceChanges
  /** Ends everything, also calls under way. */
  close(): Promise<void>
}

export interface ServiceSetOptions {
  context: SourceContext
  logger: Logger
  /** The service has these tools now. */
  onTools: (app: string, tools: readonly Tool[], run: RunTool) => void
  /** The service is no longer in the file. */
  onRemoved: (app: string) => void
}

interface Running {
  declared: DeclaredService
  text: string
  service: Service
  calls: CallCounter
}

/** No services at first. */
export function createServiceSet({ context, logger, onTools, onRemoved }: ServiceSetOptions): ServiceSet {
  const { secrets } = context
  const services = new Map<string, Running>()
  const draining = new Map<Running, Promise<void>>()
  let closed = false
  let reported = new Map<string, string>()

  const create = (declared: DeclaredService, calls: CallCounter): Service => {
    if ('problem' in declared) return createBrokenService(declared, secrets.redact)
    const { entry } = declared
    secrets.add(...declared.secrets)
    secrets.hide(hiddenPartsOf(entry))
    try {
      const service: Service = createService({
        entry,
        source: createSource(entry, context),
        logger,
        redact: secrets.redact,
        // What one call may take says nothing about starting a server.
        openTimeout: Math.max(entry.timeout ?? 0, context.requestTimeout),
        tracing: context.tracing,
        onTools: tools => {
          if (services.get(entry.name)?.service === service)
            onTools(entry.name, tools, (tool, args, call) => calls.run(() => service.call(tool, args, call)))
        },
      })
      return service
    } catch (error) {
      return createBrokenService(
        { name: entry.name, description: entry.description, url: '', type: entry.type, problem: messageOf(error) },
        secrets.redact,
      )
    }
  }
  /** Closes a service once its calls are over, at the latest when the longest of them is given up. */
  const retire = (running: Running): Promise<void> => {
    const { type, timeout = context.requestTimeout } = running.service.entry
    // Progress of an MCP tool gives its call more time (case M11).
    const more = type === 'mcp' ? context.registry.progress_timeout : 0
    const patience = (timeout + more) * 1000 + 1000
    const done = running.calls
      .idle(patience)
      .then(() => running.service.close())
      .catch((error: unknown) =>
        logger.warn({ event: 'service_not_closed', service: running.service.name, error: messageOf(error) }),
      )
      .finally(() => draining.delete(running))
    draining.set(running, done)
    return done
  }
  const open = (declared: DeclaredService, text: string) => {
    const calls = createCallCounter()
    const service = create(declared, calls)
    services.set(declared.name, { declared, text, service, calls })
    return service
  }

  return {
    get: name => services.get(name)?.service,
    callByName(name) {
      const running = services.get(name)
      const callByName = running?.service.callByName
      if (!running || !callByName) return undefined
      return (tool, args, call) => running.calls.run(() => callByName(tool, args, call))
    },
    get all() {
      return [...services.values()].map(({ service }) => service)
    },
    apply(list) {
      const kept: string[] = []
      const wanted = new Map(list.map(declared => [declared.name, declared]))
      for (const [name, running] of services) {
        if (wanted.has(name)) continue
        services.delete(name)
        onRemoved(name)
        context.upstream.forget(name)
        void retire(running)
      }
      for (const [name, declared] of wanted) {
        const text = JSON.stringify(declared)
        const running = services.get(name)
        if (running?.text === text) continue
        if (!running) {
          open(declared, text).start()
          continue
        }
        if ('problem' in declared && !('problem' in running.declared)) {
          kept.push(`${declared.problem} (the service '${name}' goes on with its entry from before)`)
          continue
        }
        // Two of a kind may not live side by side (a lock, a port): the new one waits, unless calls keep the old one.
        const isBusy = running.calls.running > 0
        const retired = retire(running)
        context.upstream.forget(name)
        const service = open(declared, text)
        onTools(name, [], () => Promise.reject(service.failure()))
        if (isBusy) service.start()
        else void retired.then(() => !closed && services.get(name)?.service === service && service.start())
      }
      return kept
    },
    takeChanges() {
      const inFile = [...services].filter(([, { declared }]) => !('isBuiltIn' in declared || 'isAdded' in declared))
      const now = new Map(inFile.map(([name, { text }]) => [name, text]))
      const changes = {
        added: [...now.keys()].filter(name => !reported.has(name)),
        changed: [...now]
          .filter(([name, text]) => reported.has(name) && reported.get(name) !== text)
          .map(([name]) => name),
        removed: [...reported.keys()].filter(name => !now.has(name)),
      }
      reported = now
      return changes
    },
    async close() {
      closed = true
      const ending = [...services.values(), ...draining.keys()]
      services.clear()
      await Promise.allSettled(ending.map(({ service }) => service.close()))
    },
  }
}
