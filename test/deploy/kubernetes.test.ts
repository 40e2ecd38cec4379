import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect } from 'chai'
import { parse as parseToml } from 'smol-toml'
import { parseAllDocuments } from 'yaml'
import { createAgentApp } from '../../src/agent/serve.ts'
import { isComponent } from '../../src/cli/commands/serve.ts'
import { ENVIRONMENT_OTHERS, ENVIRONMENT_PATHS, ENVIRONMENT_SETTINGS } from '../../src/config/environment.ts'
import { Settings } from '../../src/config/settings.ts'
import { createLogger } from '../../src/lib/logger.ts'
import { portOf } from '../../src/processes/components.ts'
import { parseRegistryFile } from '../../src/registry/file/read-registry-file.ts'
import { createRegistryApp } from '../../src/registry/serve.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const FOLDER = join(ROOT, 'deploy', 'kubernetes')

const MODELS: Record<string, () => Promise<unknown>> = {
  v1: () => import('kubernetes-models/v1'),
  'apps/v1': () => import('kubernetes-models/apps/v1'),
  'autoscaling/v2': () => import('kubernetes-models/autoscaling/v2'),
  'policy/v1': () => import('kubernetes-models/policy/v1'),
}

/** As far as the tests look at it. */
interface Manifest {
  apiVersion: string
  kind: string
  metadata: { name: string; labels?: Record<string, string> }
  // oxlint-disable-next-line typescript/no-explicit-any
  spec: any
  data?: Record<string, string>
}

const files = readdirSync(FOLDER).map(name => join(FOLDER, name))
const manifests = files.flatMap(file =>
  parseAllDocuments(readFileSync(file, 'utf8')).map(document => {
    if (document.errors.length) throw document.errors[0]!
    return document.toJS() as Manifest
  }),
)
const ofKind = (kind: string) => manifests.filter(manifest => manifest.kind === kind)
const deployments = ofKind('Deployment')
const named = (kind: string, name: string) => ofKind(kind).find(({ metadata }) => metadata.name === name)
const podOf = ({ spec }: Manifest) => spec.template
const containerOf = (deployment: Manifest) => podOf(deployment).spec.containers[0]
const componentOf = (deployment: Manifest) => containerOf(deployment).args[1] as 'registry' | 'agent'
const config = named('ConfigMap', 'agent-config')!.data!
const settings = Settings.parse(parseToml(config['settings.toml']!))
const seconds = (pod: { terminationGracePeriodSeconds: number }) => pod.terminationGracePeriodSeconds

describe('the manifests for Kubernetes', function () {
  this.timeout(30_000)

  for (const { apiVersion, kind, metadata } of manifests)
    it(`${kind} ${metadata.name} fits its schema`, async () => {
      const models = (await MODELS[apiVersion]!()) as Record<string, new (data: object) => { validate(): void }>
      const manifest = named(kind, metadata.name)!
      new models[kind]!(manifest).validate()
    })

  it('have no field that their kind does not know', () => {
    const folder = mkdtempSync(join(tmpdir(), 'agent-manifests-'))
    try {
      symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
      writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
      // Compilers refuse fields of a literal that its type does not have; schemas of Kubernetes allow them.
      const lines = manifests.map(
        (manifest, index) =>
          `import type { I${manifest.kind} as T${index} } from 'kubernetes-models/${manifest.apiVersion}/${manifest.kind}'\nexport const m${index}: T${index} = ${JSON.stringify(manifest)}`,
      )
      writeFileSync(join(folder, 'manifests.ts'), lines.join('\n'))
      const { status, stdout } = spawnSync(
        process.execPath,
        [
          join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc'),
          ...['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--target', 'es2024', '--types', ''],
          'manifests.ts',
        ],
        { cwd: folder, encoding: 'utf8' },
      )
      expect(status, stdout).to.equal(0)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('run both servers, each with a service, a scale and a disruption budget of its own', () => {
    expect(deployments.map(componentOf).sort()).to.deep.equal(['agent', 'registry'])
    for (const deployment of deployments) {
      const { name } = deployment.metadata
      const { labels } = podOf(deployment).metadata
      expect(deployment.spec.selector.matchLabels).to.satisfy(isPartOf(labels))
      expect(named('Service', name)!.spec.selector).to.satisfy(isPartOf(labels))
      expect(named('PodDisruptionBudget', name)!.spec.selector.matchLabels).to.satisfy(isPartOf(labels))
      const { scaleTargetRef: target, minReplicas, maxReplicas } = named('HorizontalPodAutoscaler', name)!.spec
      expect(target).to.deep.equal({ apiVersion: 'apps/v1', kind: 'Deployment', name })
      expect(minReplicas).to.be.within(2, maxReplicas)
      // Set here it would take back what was scaled with every apply.
      expect(deployment.spec).not.to.have.property('replicas')
      // Nobody else's pods.
      for (const other of deployments)
        if (other !== deployment)
          expect(named('Service', name)!.spec.selector).not.to.satisfy(isPartOf(podOf(other).metadata.labels))
    }
  })

  it('listen where the settings say, and find each other by the names of their services', () => {
    expect(settings.server.host).to.equal('0.0.0.0')
    for (const deployment of deployments) {
      const component = componentOf(deployment)
      const { args, ports } = containerOf(deployment)
      expect(args.slice(0, 2)).to.deep.equal(['serve', component])
      expect(isComponent(component)).to.equal(true)
      expect(ports).to.deep.equal([{ name: 'http', containerPort: portOf(component, settings) }])
      const [port] = named('Service', deployment.metadata.name)!.spec.ports
      expect(port).to.include({ port: portOf(component, settings), targetPort: 'http' })
      expect(settings.server.allowed_hosts).to.include(deployment.metadata.name)
    }
    const agent = deployments.find(one => componentOf(one) === 'agent')!
    const addresses = [containerOf(agent).args[3] as string, settings.server.agent_url]
    for (const [index, address] of addresses.entries()) {
      const { hostname, port } = new URL(address)
      expect(String(named('Service', hostname)!.spec.ports[0].port)).to.equal(port)
      expect(hostname).to.equal(['agent-registry', 'agent'][index])
    }
    expect(containerOf(agent).args[2]).to.equal('--registry-url')
  })

  it('ask for health and readiness at routes that there are', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'agent-manifests-'))
    const logger = createLogger('test', 'silent')
    writeFileSync(join(folder, 'mcp_servers.yaml'), config['mcp_servers.yaml']!)
    const apps = {
      registry: await createRegistryApp({
        registryFile: join(folder, 'mcp_servers.yaml'),
        settings: Settings.parse({}),
        stateFolder: folder,
        logger,
        environment: {},
      }),
      agent: await createAgentApp({
        settings: Settings.parse({}),
        registryUrl: 'http://127.0.0.1:9',
        stateFolder: folder,
        logger,
      }),
    }
    try {
      for (const deployment of deployments) {
        const { livenessProbe, readinessProbe, startupProbe } = containerOf(deployment)
        expect(livenessProbe.httpGet).to.deep.equal({ path: '/health', port: 'http' })
        expect(startupProbe.httpGet).to.deep.equal({ path: '/health', port: 'http' })
        expect(readinessProbe.httpGet).to.deep.equal({ path: '/ready', port: 'http' })
        const { app } = apps[componentOf(deployment)]
        const server = app.listen(0, '127.0.0.1')
        await new Promise(resolve => server.once('listening', resolve))
        const { port } = server.address() as { port: number }
        for (const path of ['/health', '/ready'])
          expect(
            (await fetch(`http://127.0.0.1:${port}${path}`)).status,
            `${componentOf(deployment)} ${path}`,
          ).to.equal(200)
        server.closeAllConnections()
        await new Promise(resolve => server.close(resolve))
      }
    } finally {
      await apps.registry.close()
      await apps.agent.close()
      rmSync(folder, { recursive: true })
    }
  })

  it('hold settings and a service file that the program takes', () => {
    expect(config).to.have.all.keys('settings.toml', 'mcp_servers.yaml')
    const { problems } = parseRegistryFile(config['mcp_servers.yaml']!, 'mcp_servers.yaml', {
      environment: {},
      settings: new Map(),
    } as never)
    expect(problems).to.deep.equal([])
    // PostgreSQL takes 97 unless told otherwise. Each process has one more, which listens, and three for keys; a rollout starts
    // one more pod of each.
    const processes = ofKind('HorizontalPodAutoscaler').reduce((sum, { spec }) => sum + spec.maxReplicas + 1, 0)
    expect(processes * (settings.database.connections + 4)).to.be.at.most(97)
  })

  it('refer to what is secret and never say it', () => {
    const known = new Set([ENVIRONMENT_OTHERS, ENVIRONMENT_PATHS, ENVIRONMENT_SETTINGS].flatMap(Object.keys))
    const guide = readFileSync(join(ROOT, 'docs', 'scale.md'), 'utf8')
    for (const deployment of deployments)
      for (const { name, value, valueFrom } of containerOf(deployment).env) {
        expect(known.has(name) || ['HOME', 'TMPDIR'].includes(name), `${name} is read by the program`).to.equal(true)
        expect(/KEY|URL|PASSWORD|TOKEN/.test(name)).to.equal(value === undefined)
        // Whoever follows the guide makes every key that is asked for.
        if (valueFrom) {
          expect(valueFrom.secretKeyRef.name).to.equal('agent-secrets')
          expect(guide).to.contain(`--from-literal=${valueFrom.secretKeyRef.key}=`)
        }
      }
    expect(ofKind('Secret')).to.deep.equal([])
    for (const file of files) expect(readFileSync(file, 'utf8'), basename(file)).not.to.match(/postgres(ql)?:\/\//)
  })

  it('run without rights, write only to folders that are theirs, and have time to end', () => {
    for (const deployment of deployments) {
      const { spec: pod } = podOf(deployment)
      const container = containerOf(deployment)
      expect(pod.securityContext).to.include({ runAsNonRoot: true, runAsUser: 65_532 })
      expect(pod.automountServiceAccountToken).to.equal(false)
      expect(container.securityContext).to.deep.equal({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      })
      const mounts = new Map<string, { name: string; readOnly?: boolean }>(
        container.volumeMounts.map((mount: { mountPath: string }) => [mount.mountPath, mount]),
      )
      for (const name of ['AGENT_HOME', 'HOME', 'TMPDIR']) {
        const { value } = container.env.find((one: { name: string }) => one.name === name)
        expect(mounts.get(value)?.readOnly, `${name} can be written`).to.equal(undefined)
        expect(mounts.has(value)).to.equal(true)
      }
      for (const { name } of mounts.values())
        expect(pod.volumes.some((volume: { name: string }) => volume.name === name)).to.equal(true)
      expect(mounts.get(container.workingDir)?.readOnly).to.equal(true)
      expect(container.image).to.match(/:\d+\.\d+\.\d+$/)
      expect(container.resources.requests).to.have.all.keys('cpu', 'memory')
      // What balancers take to notice, and ten seconds for requests in flight (http/listen.ts).
      expect(seconds(pod)).to.be.greaterThan(container.lifecycle.preStop.sleep.seconds + 10)
    }
  })
})

const isPartOf = (all: Record<string, string>) => (some: Record<string, string>) =>
  Object.keys(some).length > 0 && Object.entries(some).every(([key, value]) => all[key] === value)
