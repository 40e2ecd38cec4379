import { expect } from 'chai'
import { checkValue, showValue } from '../../src/config/check-settings.ts'

describe('a setting as it is shown', () => {
  for (const [key, value, shown] of [
    ['model.base_url', 'https://me:pass@models.example/v1', 'https://[hidden]@models.example/v1'],
    ['model.base_url', 'https://models.example/v1@2', 'https://models.example/v1@2'],
    ['telemetry.otlp_endpoint', 'http://token@127.0.0.1:4318', 'http://[hidden]@127.0.0.1:4318'],
    ['browser.allowed_origins', ['http://a:b@h'], ['http://[hidden]@h']],
    ['model.headers', 'X-Gateway: abc; Api-Key: ${MY_KEY}', 'X-Gateway: [hidden]; Api-Key: ${MY_KEY}'],
    ['model.headers', 'Authorization: Bearer ${MY_KEY}', 'Authorization: Bearer ${MY_KEY}'],
    ['model.headers', 'Authorization: Bearer abc${MY_KEY}', 'Authorization: [hidden]'],
    ['demo.port', 8005, 8005],
  ] as const)
    it(`hides what is secret in ${key} = ${JSON.stringify(value)}`, () => {
      expect(showValue(key, value)).to.deep.equal(shown)
    })

  it('hides it in the message about a wrong one too', () => {
    const [problem] = checkValue('model.base_url', 'ftp://me:pass@h', () => 'environment')
    expect(problem).to.include({ value: 'ftp://[hidden]@h' })
  })
})
