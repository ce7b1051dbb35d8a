import { expect, it } from 'vitest'
import { mixpanelOptions } from './mixpanel-options'

it('starts the library without any of its defaults that tell on a visitor', () => {
  expect(mixpanelOptions('https://api.example')).toMatchObject({
    api_host: 'https://api.example',
    opt_out_tracking_by_default: true,
    opt_out_persistence_by_default: true,
    ip: false,
    cross_subdomain_cookie: false,
    secure_cookie: true,
    save_referrer: false,
    track_marketing: false,
    ignore_dnt: false,
    autocapture: false,
    record_sessions_percent: 0,
    record_console: false,
    record_mask_inputs: true,
    record_mask_all_text: true,
    property_blacklist: expect.arrayContaining(['$current_url', '$referrer', '$initial_referrer']),
  })
})

it("states the specification's sizes and times", () => {
  expect(mixpanelOptions('https://api.example')).toMatchObject({
    batch_size: 50,
    batch_flush_interval_ms: 5000,
    batch_request_timeout_ms: 90_000,
    track_links_timeout: 300,
    cookie_expiration: 365,
    record_idle_timeout_ms: 1_800_000,
    record_max_ms: 86_400_000,
  })
})
