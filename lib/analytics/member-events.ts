import type { EventSpec } from './event-spec'

const onboarding = (when: string) => ({ area: 'Onboarding', when, properties: {} }) as const
const referral = (when: string) => ({ area: 'Referral', when, properties: {} }) as const
const account = (when: string) => ({ area: 'Account settings', when, properties: {} }) as const

/** Events of joining, referring and the account. None says anything about who the member is. */
export const memberEvents = {
  onboarding_questionnaire_viewed: onboarding('the questionnaire is shown'),
  onboarding_quiz_skipped: onboarding('the questionnaire is skipped'),
  onboarding_access_viewed: onboarding('the access page is shown'),
  onboarding_otp_options_viewed: onboarding('the choice of how to get the one-time password opens'),
  onboarding_phone_verification_viewed: onboarding('the phone is to be verified'),
  onboarding_email_verification_viewed: onboarding('the e-mail address is to be verified'),
  onboarding_application_form_viewed: onboarding('the application form of the signup is shown'),
  onboarding_password_creation_viewed: onboarding('a password is to be made'),
  onboarding_password_confirmation_viewed: onboarding('the password is to be repeated'),
  onboarding_password_login_viewed: onboarding('the login by password is shown'),
  onboarding_account_created: onboarding('the account is there'),
  onboarding_sign_in_viewed: onboarding('the sign-in page is shown'),

  referral_page_viewed: referral('the page of the referral programme is shown'),
  referral_microsite_viewed: referral("a friend's invitation is shown"),
  referral_otp_sign_up_viewed: referral('the signup by one-time password is shown to an invited friend'),
  referral_otp_resent: referral('the one-time password is asked for again'),
  referral_password_viewed: referral('an invited friend is to make a password'),
  referral_welcome_viewed: referral('an invited friend is welcomed'),
  referral_dashboard_viewed: referral('the referral dashboard is shown'),
  referral_shared: {
    area: 'Referral',
    when: 'an invitation is shared',
    properties: { channel: ['copy', 'whatsapp', 'facebook', 'x', 'telegram', 'email', 'device'] },
  },
  referral_list_viewed: referral('the list of referrals is shown'),

  account_profile_viewed: account('the profile is shown: name and language'),
  account_personal_info_viewed: account('the personal information is shown'),
  account_income_viewed: account('the income form is shown; never with an amount'),
  account_password_change_viewed: account('the form to change the password is shown'),
  account_password_forgot_viewed: account('the form for a forgotten password is shown'),
  account_manage_viewed: account('the page to manage the account is shown, which leads to all its parts'),
  account_delete_viewed: account('the page to delete the account is shown'),
  account_delete_proceeded: account('the form that closes the account is sent'),
  account_delete_cancelled: account('the link that keeps the account is followed on the page to delete it'),
} as const satisfies Record<string, EventSpec>
