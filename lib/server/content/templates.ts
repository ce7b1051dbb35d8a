import 'server-only'
import { articleCovers, articleTagIds } from '@/lib/domain/content/article'
import { supportCategories } from '@/lib/domain/content/support'
import { addDays, type IsoDate } from '@/lib/domain/values/iso-date'
import { answerContent } from './answers'
import { articleContent } from './articles'
import { campaignContent } from './campaigns'
import type { ContentKind } from './content-kind'
import { correctionContent } from './corrections'
import { voucherContent } from './vouchers'

/** A new file of a kind: valid as it is, with words to be replaced. */
interface Template {
  readonly kind: ContentKind<unknown>
  readonly text: (today: IsoDate) => string
}

const campaign = (today: IsoDate) => `---
title: What it is about, as people would say it
summary: One sentence on what it is about and whom it is for.
offer: What somebody gets, in a few words
sample: false
updatedOn: ${today}
draft: true
startsAt: ${today} 09:00
endsAt: ${addDays(today, 30)} 23:59
action:
  href: /products
  label: What the button does
steps:
  - title: First thing to do
    text: How it is done, in one or two sentences.
reminders: false
terms:
  - Who may take part, from when until when.
---

## Why now

The text of the page. Short sentences, no promises of a return.
`

const voucher = (today: IsoDate) => `---
title: What it gives, with its unit
partner:
  name: Name of the partner
  slug: name-of-the-partner
kind: discount
code: CODE10
use: { at: partner, slug: name-of-the-partner }
sample: false
draft: true
startsAt: ${today} 00:00
endsAt: ${addDays(today, 30)} 23:59
terms:
  - Who may use it, how often, and what it cannot be combined with.
---

How it is used, in one or two sentences.
`

const article = (today: IsoDate) => `---
title: What a reader wants to know, as a question or a finding
summary: One or two sentences on what it answers.
author: editors
draft: true
published: ${today} 09:00
updated: ${today}
cover: ${articleCovers[0]}
coverAlt: What the drawing shows
tags: [${articleTagIds[0]}]
related: []
pages:
  - { href: /products, label: What the site can calculate }
sources:
  - { title: "Who says so, and where", url: "https://www.example.org/" }
---

The first paragraph answers the question.

## The first part

Every figure has a source. Figures of products are read from the catalogue.
`

const answer = (today: IsoDate) => `---
category: ${supportCategories[0].slug}
question: 'What somebody asks, in their words?'
summary: The answer in one or two sentences.
updatedOn: ${today}
related: []
---

The answer, in 60 to 200 words, with links to the pages that help.
`

const correction = (today: IsoDate) => `---
title: Which figure was wrong
page: /products
wrong: What stood there
right: What is right
since: unknown
correctedOn: ${today}
---

How it came about, and what changed with it.
`

/** What `npm run content:new` can make, by the name of the kind. A kind that should be there is one more line. */
export const templates: Readonly<Record<string, Template>> = {
  campaign: { kind: campaignContent, text: campaign },
  voucher: { kind: voucherContent, text: voucher },
  article: { kind: articleContent, text: article },
  answer: { kind: answerContent, text: answer },
  correction: { kind: correctionContent, text: correction },
}
