import { limits } from './limits'

/** What the library adds to every event by itself and we do not want: where a visitor is, came from and searched for. */
const neverSent = [
  '$current_url',
  '$referrer',
  '$referring_domain',
  '$initial_referrer',
  '$initial_referring_domain',
  '$search_engine',
  'mp_keyword',
]

/**
 * How the analytics library is started. Its own defaults are not private: it would send the visitor's internet address and
 * the full address of the page, keep where they came from, and share its cookie with every subdomain. Values that equal a
 * default today are stated too, so that an upgrade of the library changes nothing.
 */
export function mixpanelOptions(host: string) {
  return {
    api_host: host,
    api_payload_format: 'json' as const,
    batch_size: limits.batchSize,
    batch_flush_interval_ms: limits.flushMs,
    batch_request_timeout_ms: limits.requestMs,
    track_links_timeout: limits.linkMs,

    opt_out_tracking_by_default: true,
    opt_out_persistence_by_default: true,
    ignore_dnt: false,
    ip: false,

    persistence: 'cookie' as const,
    cookie_expiration: limits.cookieDays,
    cross_subdomain_cookie: false,
    secure_cookie: true,

    autocapture: false,
    track_pageview: false,
    track_marketing: false,
    skip_first_touch_marketing: true,
    store_google: false,
    save_referrer: false,
    flags: false,
    remote_settings_mode: 'disabled' as const,
    property_blacklist: [...neverSent],

    record_sessions_percent: 0,
    record_idle_timeout_ms: limits.recordingIdleMs,
    record_max_ms: limits.recordingMs,
    record_console: false,
    record_network: false,
    record_canvas: false,
    record_heatmap_data: false,
    record_collect_fonts: false,
    record_mask_inputs: true,
    record_mask_all_inputs: true,
    record_mask_all_text: true,
  }
}
