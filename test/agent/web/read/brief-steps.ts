import type { Expectation, Extraction, Step, Target, Value } from '../../../../src/agent/web/contract.ts'

/** Steps in a short form, so that tables of sentences can be read: `click Save:button; fill name=Ann`. */
export const briefSteps = (steps: Step[]): string => steps.map(briefStep).join('; ')

function briefStep(step: Step): string {
  const own = briefOwn(step)
  return step.or ? `${own} | ${briefSteps(step.or)}` : own
}

function briefOwn(step: Step): string {
  switch (step.kind) {
    case 'open':
      return `open ${step.url}${step.newTab ? ' in tab' : ''}`
    case 'click': {
      const how = step.count === 2 ? 'double ' : step.button ? `${step.button} ` : ''
      return `${how}click ${to(step.target)}${step.modifiers ? ` +${step.modifiers.join('+')}` : ''}`
    }
    case 'fill':
      return `${step.append ? 'append' : 'fill'} ${step.fields.map(({ target, value }) => `${to(target)}=${of(value)}`).join(', ')}`
    case 'fill_from':
      return `fill from ${of(step.value)}${step.submit ? ' and send' : ''}`
    case 'type':
      return `type ${of(step.value)}`
    case 'select':
      return `select ${step.values.map(of).join('+')}${step.target ? ` in ${to(step.target)}` : ''}`
    case 'check':
      return `${step.checked ? 'check' : 'uncheck'} ${to(step.target)}`
    case 'set':
      return `set ${to(step.target)} ${of(step.value)}`
    case 'search':
      return `search ${of(step.text)}${step.target ? ` in ${to(step.target)}` : ''}`
    case 'login':
      return `login ${step.user ? of(step.user) : '?'}/${step.password ? of(step.password) : '?'}`
    case 'press':
      return `press ${step.key}${step.count ? ` x${step.count}` : ''}${step.target ? ` in ${to(step.target)}` : ''}`
    case 'drag':
      return `drag ${to(step.target)} ${step.by ? `by ${step.by.x},${step.by.y}` : `${step.where} ${to(step.to!)}`}`
    case 'select_text':
      return `mark ${step.text ?? ''}${step.target.back ? '' : `@${to(step.target)}`}`
    case 'scroll':
      return `scroll ${[step.direction, step.to, step.amount, step.target && to(step.target)].filter(Boolean).join(' ')}`
    case 'wait':
      return step.for ? `wait for ${expected(step.for)}` : `wait ${step.seconds}`
    case 'screenshot':
      return `screenshot${step.fullPage ? ' full' : ''}${step.target ? ` ${to(step.target)}` : ''}`
    case 'verify':
      return `verify ${expected(step.expectation)}`
    case 'extract':
      return `read ${read(step.extraction)}${step.as ? ` as ${step.as}` : ''}${step.pages ? ' all pages' : ''}`
    case 'tab':
      return `tab ${[step.action, step.index, step.name, step.url].filter(value => value !== undefined).join(' ')}`
    case 'dialog':
      return `dialog ${step.action}${step.text ? ` ${step.text}` : ''}`
    case 'dismiss':
      return `dismiss${step.accept === undefined ? '' : step.accept ? ' yes' : ' no'} ${to(step.target)}`
    case 'upload':
      return `upload ${step.files.join('+')}${step.target ? ` to ${to(step.target)}` : ''}`
    case 'if':
      return `if ${expected(step.condition)} {${briefSteps(step.steps)}}${step.otherwise ? ` else {${briefSteps(step.otherwise)}}` : ''}`
    case 'repeat':
      return `repeat${step.until ? ` until ${expected(step.until)}` : ` ${step.times}`} {${briefSteps(step.steps)}}`
    case 'each':
      return `each ${to(step.target)} {${briefSteps(step.steps)}}`
    case 'api':
      return `api ${step.message}${step.fields?.length ? ` with ${step.fields.map(to).join('+')}` : ''}`
    case 'goal':
      return `goal ${step.text}`
    case 'follow':
    case 'clear':
    case 'hover':
    case 'focus':
      return `${step.kind} ${to(step.target)}`
    case 'submit':
      return `submit${step.target ? ` ${to(step.target)}` : ''}`
    default:
      return step.kind
  }
}

function to(target: Target): string {
  if (target.back) return 'it'
  const mark = [
    target.id && `#${target.id}`,
    target.className && `.${target.className}`,
    target.tag && `<${target.tag}>`,
  ]
    .filter(Boolean)
    .join('')
  const looks = (target.attributes ?? []).map(
    attribute =>
      `~${attribute.kind === 'state' ? `${attribute.not ? 'not-' : ''}${attribute.state}` : attribute.value}`,
  )
  const name = target.quoted ? `"${target.name}"` : (target.name ?? '')
  return [
    target.all ? 'all ' : '',
    target.ordinal === undefined ? '' : `${target.ordinal}.`,
    mark,
    name,
    target.noun ? `:${target.noun}` : '',
    ...looks,
    target.row === undefined ? '' : `[${target.row},${target.column}]`,
    target.value === undefined ? '' : `{${target.value}}`,
    ...(target.relations ?? []).map(({ relation, to: other }) => ` ${relation} (${to(other)})`),
  ].join('')
}

function of(value: Value): string {
  if (value.kind === 'text') return value.secret ? `*${value.text}*` : value.text
  if (value.kind === 'page') return `<${to(value.target)}>`
  if (value.kind === 'api') return `api(${value.question})`
  return value.field ? `result.${value.field}` : 'result'
}

function expected(expectation: Expectation): string {
  const not = expectation.not ? 'not ' : ''
  switch (expectation.kind) {
    case 'text':
      return `${not}text "${expectation.text}"${expectation.in ? ` in ${to(expectation.in)}` : ''}`
    case 'title':
    case 'url':
      return `${not}${expectation.kind} ${expectation.how} ${expectation.text}`
    case 'page':
      return `${not}page ${expectation.text}`
    case 'state':
      return `${to(expectation.target)} ${not}${expectation.state}`
    case 'count':
      return `${not}count ${to(expectation.target)} ${expectation.how} ${expectation.count}`
    case 'value':
      return `${to(expectation.target)} ${not}${expectation.how} ${of(expectation.value)}`
  }
}

function read(extraction: Extraction): string {
  switch (extraction.kind) {
    case 'records':
      return `records ${extraction.of ? to(extraction.of) : ''} with ${extraction.columns.join('+')}`
    case 'value':
      return `value ${extraction.property ? `${extraction.property} of ` : ''}${to(extraction.target)}`
    case 'count':
      return `count ${to(extraction.target)}`
    case 'whether':
      return `whether ${expected(extraction.expectation)}`
    case 'text':
    case 'title':
    case 'url':
      return extraction.kind
    default:
      return [
        extraction.kind,
        extraction.index,
        extraction.contains && `"${extraction.contains}"`,
        extraction.target && to(extraction.target),
      ]
        .filter(Boolean)
        .join(' ')
  }
}
