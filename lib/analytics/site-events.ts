import type { EventSpec } from './event-spec'
import { screens } from './screens'

/** Events of the pages that everybody may see. */
export const siteEvents = {
  page_viewed: {
    area: 'Every page',
    when: 'a page is loaded, or shown again by the back button',
    properties: { screen: screens, path: 'path' },
  },
  page_scrolled: {
    area: 'Every page',
    when: 'a visitor has scrolled for half a second and then stops; with how far down the page they are',
    properties: { screen: screens, depth: 'percent' },
  },
  newsletter_submitted: {
    area: 'Every page',
    when: 'the newsletter form is sent; never with the address',
    properties: { screen: screens },
  },
  survey_opened: { area: 'Every page', when: 'the survey before leaving opens', properties: {} },
  survey_submitted: { area: 'Every page', when: 'the survey is sent; never with the answer', properties: {} },
  survey_closed: { area: 'Every page', when: 'the survey is closed without an answer', properties: {} },
  get_app_opened: { area: 'Every page', when: 'the Get App button is used', properties: { screen: screens } },

  view_item_list: {
    area: 'Products',
    when: 'a list of products, or of campaigns, is shown',
    properties: { items: 'items' },
  },
  list_filtered: {
    area: 'Products',
    when: 'a control of a list is changed; with its name, never with its value; not of a field that asks about the visitor',
    properties: { control: 'slug' },
  },
  select_item: {
    area: 'Products',
    when: 'a product or a campaign of a list is opened',
    properties: { items: 'items' },
  },
  view_item: { area: 'Products', when: "a product's page is shown", properties: { items: 'items' } },
  compare_added: { area: 'Products', when: 'a product is ticked for comparison', properties: { items: 'items' } },
  compare_removed: { area: 'Products', when: "a product's tick is taken away", properties: { items: 'items' } },
  compare_viewed: { area: 'Products', when: 'a comparison is shown', properties: { products: 'count' } },
  apply_clicked: {
    area: 'Products',
    when: 'a link to a partner is followed',
    properties: { screen: screens, items: 'items' },
  },

  banner_clicked: {
    area: 'Home',
    when: 'a link in the head of the home page is followed',
    properties: { path: 'path' },
  },
  product_list_clicked: {
    area: 'Home',
    when: 'a link from the home page to a list is followed',
    properties: { path: 'path' },
  },
  chatbot_clicked: { area: 'Home', when: 'the chat is opened', properties: { screen: screens } },
  social_link_clicked: {
    area: 'Home',
    when: 'a link to one of our pages at a social network is followed',
    properties: { screen: screens, network: ['facebook', 'instagram', 'x', 'tiktok', 'youtube'] },
  },
  app_store_clicked: {
    area: 'Home',
    when: 'an app download badge is followed',
    properties: { screen: screens, store: ['google-play', 'app-store', 'app-gallery'] },
  },
  login_register_clicked: {
    area: 'Home',
    when: 'the Login / Register button is used',
    properties: { screen: screens },
  },

  support_page_viewed: { area: 'Support', when: 'the support centre is shown', properties: {} },
  support_searched: {
    area: 'Support',
    when: 'the support centre is searched; with the number of answers, never with the words',
    properties: { results: 'count' },
  },
  support_article_viewed: { area: 'Support', when: 'a support answer is shown', properties: { article: 'slug' } },
} as const satisfies Record<string, EventSpec>
