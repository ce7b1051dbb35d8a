import type { Broken } from './broken'
import { goodPaths } from './good-content'

const { bank, hosts, islamicBank } = goodPaths

/** Issuers and hosts that visitors must not be sent to. */
export const brokenPartners: readonly Broken[] = [
  [
    'an issuer without an allowed address',
    bank,
    'www.banknusa.example',
    'www.banknusa2.example',
    'applyHost',
    'is not in content/partners',
  ],
  [
    'an invented issuer with a real host',
    bank,
    'www.banknusa.example',
    'www.maybe.com.my',
    'applyHost',
    'under .example',
  ],
  [
    'a real issuer with an invented host',
    bank,
    'invented: true',
    'invented: false',
    'applyHost',
    'cannot have a host under .example',
  ],
  [
    'a host with its protocol',
    bank,
    'www.banknusa.example',
    'http://www.banknusa.example',
    'applyHost',
    'a host alone',
  ],
  [
    'a path that leads to another host',
    bank,
    '/apply/{category}/{slug}',
    '//evil.example/{slug}',
    'applyPath',
    'must be a path such as',
  ],
  ['a path that climbs', bank, '/apply/{category}/{slug}', '/apply/../{slug}', 'applyPath', 'must not hold'],
  ['a path without the product', bank, '/apply/{category}/{slug}', '/apply', 'applyPath', 'must name {slug}'],
  [
    'a path with an unknown part',
    bank,
    '/apply/{category}/{slug}',
    '/apply/{user}/{slug}',
    'applyPath',
    'must be a path such as',
  ],
  ['two issuers with one code', islamicBank, 'code: MAJU', 'code: NUSA', 'code', 'is also the code of bank-nusa'],
  [
    'the name of a partner, under which no click on an issuer may be counted',
    bank,
    'code: NUSA',
    'code: NUSA\nentityName: CTOS',
    'entityName',
    'not a field',
  ],
  ['an unknown colour', bank, 'colour: blue', 'colour: pink', 'colour', 'must be one of blue'],
  ['an unknown field of an issuer', bank, 'code: NUSA', 'code: NUSA\nphone: "03"', 'phone', 'not a field'],
  ['an allowed host without a reason', hosts, 'reason: Application pages., ', '', 'hosts.0.reason', 'is missing'],
  [
    'an allowed host twice',
    hosts,
    'host: www.majuislamic.example',
    'host: www.banknusa.example',
    'hosts.1.host',
    'listed twice',
  ],
  [
    'a review in the future',
    hosts,
    'reviewed: 2026-11-01',
    'reviewed: 2027-11-01',
    'hosts.0.reviewed',
    'lies in the future',
  ],
]
