import { answers, choice, date, flag, listOf, moment, pathParameter, queryParameter, record, ref, requestBody, text, whole } from '../openapi.ts' // oxfmt-ignore
import { DEPLOYMENT_STATES, ENVIRONMENTS, INCIDENT_STATES, ISSUE_STATES, MILESTONE_STATES, PLANS, PULL_STATES, ROLES, SEVERITIES, STATE_REASONS, VERDICTS, VISIBILITIES } from './data.ts' // oxfmt-ignore

const maybe = (schema: object) => ({ ...schema, nullable: true })
const userRef = record({ id: whole(), username: text() })
const repoRef = record({ id: whole(), fullName: text() })

const schemas = {
  Organization: record({
    id: whole(),
    login: text(),
    name: text(),
    plan: choice(PLANS),
    seats: whole(),
    billingEmail: text(),
    createdAt: moment(),
  }),
  User: record({
    id: whole(),
    username: text(),
    name: text(),
    email: text(),
    role: choice(ROLES),
    orgLogin: text('Login of the organization'),
    twoFactorEnabled: flag(),
    timezone: text(),
    lastActiveAt: maybe(moment()),
  }),
  Repository: record({
    id: whole(),
    owner: text('Login of the organization that owns the repository'),
    name: text(),
    fullName: text('owner/name'),
    description: maybe(text()),
    visibility: choice(VISIBILITIES),
    language: text(),
    defaultBranch: text(),
    archived: flag(),
    stars: whole(),
    forks: whole(),
    license: maybe(record({ key: text(), name: text() })),
    topics: listOf(text()),
    createdAt: moment(),
    pushedAt: moment('Last push'),
  }),
  Issue: record({
    id: whole(),
    number: whole('Number within the repository'),
    repository: repoRef,
    title: text(),
    body: text(),
    state: choice(ISSUE_STATES),
    stateReason: maybe(choice(STATE_REASONS)),
    author: userRef,
    assignee: maybe(userRef),
    labels: listOf(text()),
    milestone: maybe(record({ id: whole(), title: text() })),
    commentsCount: whole(),
    createdAt: moment(),
    closedAt: maybe(moment()),
  }),
  PullRequest: record({
    id: whole(),
    number: whole('Number within the repository'),
    repository: repoRef,
    title: text(),
    state: choice(PULL_STATES),
    draft: flag(),
    author: userRef,
    sourceBranch: text(),
    targetBranch: text(),
    additions: whole('Lines added'),
    deletions: whole('Lines removed'),
    changedFiles: whole(),
    createdAt: moment(),
    mergedAt: maybe(moment()),
    mergedBy: maybe(userRef),
  }),
  Review: record({
    id: whole(),
    pullRequestId: whole(),
    reviewer: userRef,
    verdict: choice(VERDICTS),
    comment: maybe(text()),
    submittedAt: moment(),
  }),
  Label: record({ id: whole(), repositoryId: whole(), name: text(), color: text(), description: maybe(text()) }),
  Milestone: record({
    id: whole(),
    repositoryId: whole(),
    number: whole(),
    title: text(),
    state: choice(MILESTONE_STATES),
    dueOn: maybe(date()),
  }),
  Release: record({
    id: whole(),
    repositoryId: whole(),
    tagName: text(),
    name: text(),
    draft: flag(),
    prerelease: flag(),
    author: userRef,
    publishedAt: maybe(moment()),
  }),
  Deployment: record({
    id: text(),
    repositoryId: whole(),
    environment: choice(ENVIRONMENTS),
    status: choice(DEPLOYMENT_STATES),
    ref: text('Branch or tag'),
    commitSha: text(),
    triggeredBy: userRef,
    startedAt: moment(),
    finishedAt: maybe(moment()),
    durationSeconds: maybe(whole()),
  }),
  Incident: record({
    id: text(),
    title: text(),
    severity: choice(SEVERITIES),
    status: choice(INCIDENT_STATES),
    repositoryId: whole('The service that was hit'),
    deploymentId: maybe(text('The deployment that caused it, if one did')),
    commander: maybe(userRef),
    customersAffected: whole(),
    startedAt: moment(),
    resolvedAt: maybe(moment()),
    postmortemUrl: maybe(text()),
  }),
}
type Schema = keyof typeof schemas

const paging = [
  queryParameter('page', whole(undefined, { default: 1 })),
  queryParameter('per_page', whole(undefined, { default: 30, maximum: 100 })),
]
const repo = [pathParameter('owner', text()), pathParameter('repo', text())]
const numbered = [...repo, pathParameter('number', whole())]
const key = (name: string, schema: object) => [pathParameter(name, schema)]
/** A bare array; the `Link` header says whether there is more. */
const list = (operationId: string, schema: Schema, parameters: object[] = []) => ({
  operationId,
  parameters: [...parameters, ...paging],
  responses: {
    200: {
      ...answers('OK', listOf(ref(schema))),
      headers: { Link: { schema: text(), description: 'Pages as in RFC 8288' } },
    },
  },
})
const one = (operationId: string, schema: Schema, parameters: object[]) => ({
  operationId,
  parameters,
  responses: { 200: answers('OK', ref(schema)), 404: { description: 'Not Found' } },
})
const send = (
  operationId: string,
  schema: Schema,
  { at = [], body, summary, status = 200 }: { at?: object[]; body?: object; summary?: string; status?: number },
) => ({
  operationId,
  ...(summary && { summary }),
  ...(at.length > 0 && { parameters: at }),
  ...(body && { requestBody: requestBody(body) }),
  responses: { [status]: answers('OK', ref(schema)) },
})

/** A code host and what it deploys, as an Express application describes it: nested paths beside flat lists, bare arrays, numbers within repositories. */
export const CODEHOST_DESCRIPTION = {
  openapi: '3.0.3',
  info: { title: 'Forge API', version: '3.2.0' },
  paths: {
    '/orgs': { get: list('listOrgs', 'Organization') },
    '/orgs/{org}': { get: one('getOrg', 'Organization', key('org', text())) },
    '/users': { get: list('listUsers', 'User', [queryParameter('org', text())]) },
    '/users/{username}': { get: one('getUser', 'User', key('username', text())) },
    '/repos': {
      get: list('listRepos', 'Repository', [queryParameter('owner', text()), queryParameter('visibility', choice(VISIBILITIES))]), // oxfmt-ignore
    },
    '/repos/{owner}/{repo}': {
      get: one('getRepo', 'Repository', repo),
      patch: send('updateRepo', 'Repository', {
        at: repo,
        body: record({ description: text(), visibility: choice(VISIBILITIES), defaultBranch: text(), archived: flag() }), // oxfmt-ignore
      }),
    },
    '/issues': {
      get: list('listIssues', 'Issue', [
        queryParameter('state', choice(ISSUE_STATES)),
        queryParameter('assignee', text()),
        queryParameter('label', text()),
      ]),
    },
    '/repos/{owner}/{repo}/issues': {
      get: list('listRepoIssues', 'Issue', [...repo, queryParameter('state', choice(ISSUE_STATES))]),
      post: send('createIssue', 'Issue', {
        at: repo,
        body: record({ title: text(), body: text(), assignee: text('Username'), labels: listOf(text()), milestone: whole('Number of the milestone') }, ['title']), // oxfmt-ignore
        status: 201,
      }),
    },
    '/repos/{owner}/{repo}/issues/{number}': {
      get: one('getIssue', 'Issue', numbered),
      patch: send('updateIssue', 'Issue', {
        at: numbered,
        body: record({
          title: text(),
          body: text(),
          state: choice(ISSUE_STATES),
          stateReason: choice(STATE_REASONS),
          assignee: text('Username'),
          labels: listOf(text()),
        }),
      }),
    },
    '/pulls': { get: list('listPulls', 'PullRequest', [queryParameter('state', choice(PULL_STATES))]) },
    '/repos/{owner}/{repo}/pulls': { get: list('listRepoPulls', 'PullRequest', repo) },
    '/repos/{owner}/{repo}/pulls/{number}': { get: one('getPull', 'PullRequest', numbered) },
    '/repos/{owner}/{repo}/pulls/{number}/merge': {
      put: send('mergePull', 'PullRequest', { at: numbered, summary: 'Merge a pull request' }),
    },
    '/repos/{owner}/{repo}/pulls/{number}/reviews': {
      post: send('createReview', 'Review', {
        at: numbered,
        body: record({ verdict: choice(VERDICTS), comment: text() }, ['verdict']),
        status: 201,
      }),
    },
    '/reviews': { get: list('listReviews', 'Review', [queryParameter('pullRequestId', whole())]) },
    '/repos/{owner}/{repo}/labels': { get: list('listLabels', 'Label', repo) },
    '/repos/{owner}/{repo}/milestones': {
      get: list('listMilestones', 'Milestone', repo),
      post: send('createMilestone', 'Milestone', {
        at: repo,
        body: record({ title: text(), dueOn: date() }, ['title']),
        status: 201,
      }),
    },
    '/repos/{owner}/{repo}/releases': {
      get: list('listReleases', 'Release', repo),
      post: send('createRelease', 'Release', {
        at: repo,
        body: record({ tagName: text(), name: text(), draft: flag(), prerelease: flag() }, ['tagName']),
        status: 201,
      }),
    },
    '/repos/{owner}/{repo}/releases/{releaseId}': {
      delete: {
        operationId: 'deleteRelease',
        parameters: [...repo, pathParameter('releaseId', whole())],
        responses: { 204: { description: 'No Content' } },
      },
    },
    '/deployments': {
      get: list('listDeployments', 'Deployment', [
        queryParameter('repositoryId', whole()),
        queryParameter('environment', choice(ENVIRONMENTS)),
        queryParameter('status', choice(DEPLOYMENT_STATES)),
      ]),
      post: send('createDeployment', 'Deployment', {
        body: record({ repositoryId: whole(), environment: choice(ENVIRONMENTS), ref: text() }, ['repositoryId', 'environment']), // oxfmt-ignore
        status: 201,
      }),
    },
    '/deployments/{deploymentId}': { get: one('getDeployment', 'Deployment', key('deploymentId', text())) },
    '/deployments/{deploymentId}/rollback': {
      post: send('rollbackDeployment', 'Deployment', { at: key('deploymentId', text()) }),
    },
    '/incidents': {
      get: list('listIncidents', 'Incident', [
        queryParameter('severity', choice(SEVERITIES)),
        queryParameter('status', choice(INCIDENT_STATES)),
      ]),
      post: send('declareIncident', 'Incident', {
        body: record({ title: text(), severity: choice(SEVERITIES), repositoryId: whole(), commander: text('Username') }, ['title', 'severity']), // oxfmt-ignore
        status: 201,
      }),
    },
    '/incidents/{incidentId}': {
      get: one('getIncident', 'Incident', key('incidentId', text())),
      patch: send('updateIncident', 'Incident', {
        at: key('incidentId', text()),
        body: record({
          title: text(),
          severity: choice(SEVERITIES),
          status: choice(INCIDENT_STATES),
          commander: text('Username'),
          postmortemUrl: text(),
        }),
      }),
    },
    '/incidents/{incidentId}/resolve': {
      post: send('resolveIncident', 'Incident', { at: key('incidentId', text()) }),
    },
  },
  components: { schemas },
}
