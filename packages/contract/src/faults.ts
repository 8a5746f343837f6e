import type { FaultDetails } from './fault-details.ts'

/** The version of the API spoken here; every error body carries it. */
export const apiVersion = '1.5.11'

/** Every refusal a client can meet. The status and the words are part of the promise. */
export const faults = {
  general_unknown: { status: 500, message: 'Server Error' },
  general_access_forbidden: { status: 401, message: 'Access to this API is forbidden.' },
  general_unknown_origin: {
    status: 403,
    message:
      'The request originated from an unknown origin. If you trust this domain, please list it as a trusted platform in the Appwrite console.',
  },
  general_unknown_host: {
    status: 421,
    message: 'The studio does not know this name as its own. Set PUBLIC_URL to the address that people open.',
  },
  general_unauthorized_scope: {
    status: 401,
    message: 'The current user or API key does not have the required scopes to access the requested resource.',
  },
  general_rate_limit_exceeded: {
    status: 429,
    message: 'Rate limit for the current endpoint has been exceeded. Please try again after some time.',
  },
  general_argument_invalid: {
    status: 400,
    message: 'The request contains one or more invalid arguments. Please refer to the endpoint documentation.',
  },
  general_bad_request: {
    status: 400,
    message: 'There was an error processing your request. Please check the inputs and try again.',
  },
  general_cursor_not_found: {
    status: 400,
    message: 'The cursor is invalid. This can happen if the item represented by the cursor has been deleted.',
  },
  general_query_invalid: {
    status: 400,
    message: "The query's syntax is invalid. Please check the query and try again.",
  },
  general_route_not_found: {
    status: 404,
    message: 'The requested route was not found. Please refer to the API docs and try again.',
  },
  general_not_implemented: { status: 405, message: 'This address does not take requests of this method.' },
  general_service_unavailable: {
    status: 503,
    message: 'The server cannot do this right now. Please try again in a moment.',
  },
  general_smtp_disabled: { status: 503, message: 'SMTP disabled' },
  general_phone_disabled: { status: 503, message: 'Phone provider not configured' },
  general_client_gone: { status: 499, message: 'The client went away before it had its answer.' },
  general_body_too_large: { status: 413, message: 'The request is larger than is allowed here.' },
  project_not_found: {
    status: 404,
    message:
      'Project with the requested ID could not be found. Please check the value of the X-Appwrite-Project header to ensure the correct project ID is being used.',
  },
  project_provider_disabled: {
    status: 412,
    message: 'The chosen OAuth provider is disabled. You can enable the OAuth provider using the Appwrite console.',
  },
  user_already_exists: {
    status: 409,
    message: 'A user with the same id, email, or phone already exists in this project.',
  },
  user_authenticator_already_verified: {
    status: 409,
    message: 'This authenticator is already verified on the current user.',
  },
  user_authenticator_not_found: { status: 404, message: 'Authenticator could not be found on the current user.' },
  user_auth_method_unsupported: {
    status: 501,
    message: 'The requested authentication method is disabled for this project.',
  },
  user_blocked: {
    status: 401,
    message:
      'The current user has been blocked. You can unblock the user by making a request to the User API\'s "Update User Status" endpoint or in the Appwrite Console\'s Auth section.',
  },
  user_challenge_required: {
    status: 401,
    message:
      'A recently successful challenge is required to complete this action. A challenge is considered recent for 5 minutes.',
  },
  user_email_already_exists: {
    status: 409,
    message: 'A user with the same email already exists in the current project.',
  },
  user_email_already_verified: { status: 409, message: 'User email is already verified' },
  user_email_not_found: { status: 400, message: 'The current user has no email address.' },
  user_email_not_verified: { status: 400, message: "The current user's email address is not verified." },
  user_invalid_token: { status: 401, message: 'Invalid token passed in the request.' },
  user_more_factors_required: {
    status: 401,
    message: 'More factors are required to complete the sign in process.',
  },
  user_not_found: { status: 404, message: 'User with the requested ID could not be found.' },
  user_phone_already_verified: { status: 409, message: 'User phone is already verified' },
  user_phone_not_found: {
    status: 400,
    message: 'The current user does not have a phone number associated with their account.',
  },
  user_phone_not_verified: { status: 400, message: "The current user's phone number is not verified." },
  user_recovery_codes_already_exists: {
    status: 409,
    message: 'The current user already generated recovery codes and they can only be read once for security reasons.',
  },
  user_recovery_codes_not_found: {
    status: 404,
    message: 'Recovery codes could not be found on the current user.',
  },
  user_count_exceeded: {
    status: 400,
    message:
      'The current project has exceeded the maximum number of users. Please check your user limit in the Appwrite console.',
  },
  user_invalid_credentials: {
    status: 401,
    message: 'Invalid credentials. Please check the email and password.',
  },
  user_jwt_invalid: {
    status: 401,
    message:
      'The JWT token is invalid. Please check the value of the X-Appwrite-JWT header to ensure the correct token is being used.',
  },
  key_invalid: { status: 401, message: 'The key is not known here, was revoked, or its time is over.' },
  key_not_found: { status: 404, message: 'There is no such key. It may have been revoked already.' },
  key_limit_exceeded: {
    status: 409,
    message: 'The account has as many keys as it can have. Please revoke one that is no longer used.',
  },
  hook_not_found: { status: 404, message: 'There is no such hook.' },
  hook_delivery_not_found: { status: 404, message: 'There is no such delivery. They are kept for a week.' },
  hook_limit_exceeded: {
    status: 409,
    message: 'The account has as many hooks as it can have. Please delete one that is no longer used.',
  },
  user_identity_last: {
    status: 409,
    message: 'This is the only way into the account. Please add another one first.',
  },
  user_identity_not_found: {
    status: 404,
    message: 'The identity could not be found. Please sign in with OAuth provider to create identity first.',
  },
  user_link_required: {
    status: 409,
    message:
      'An account with this address exists already and is kept apart from other services. Sign in to it as you always do, then link this service in the settings.',
  },
  user_wallet_exists: {
    status: 409,
    message: 'The account has a wallet already. Please unlink that one first.',
  },
  user_missing_id: { status: 400, message: 'Missing ID from OAuth2 provider.' },
  user_oauth2_bad_request: { status: 400, message: 'OAuth2 provider rejected the bad request.' },
  user_oauth2_provider_error: { status: 424, message: 'OAuth2 provider returned some error.' },
  user_oauth2_unauthorized: { status: 401, message: 'OAuth2 provider rejected the unauthorized request.' },
  user_password_personal_data: {
    status: 400,
    message:
      'The password you are trying to use contains references to your name, email, phone or userID. For your security, please choose a different password and try again.',
  },
  user_password_recently_used: {
    status: 400,
    message:
      'The password you are trying to use is similar to your previous password. For your security, please choose a different password and try again.',
  },
  user_phone_already_exists: {
    status: 409,
    message: 'A user with the same phone number already exists in the current project.',
  },
  user_session_already_exists: {
    status: 401,
    message: 'Creation of a session is prohibited when a session is active.',
  },
  user_session_not_found: { status: 404, message: 'The current user session could not be found.' },
  user_target_already_exists: { status: 409, message: 'A target with the same ID already exists.' },
  user_target_not_found: { status: 404, message: 'The target could not be found.' },
  user_unauthorized: {
    status: 401,
    message: 'The current user is not authorized to perform the requested action.',
  },
  wallet_challenge_invalid: {
    status: 401,
    message: 'This sign-in can no longer be completed. Please start again, in the same browser.',
  },
  wallet_signature_invalid: {
    status: 401,
    message: 'The signature does not prove this wallet. Please sign in again and sign what is shown, unchanged.',
  },
  claim_wallet_missing: {
    status: 400,
    message: 'This account has no wallet. Only with a wallet can pictures be signed as yours.',
  },
  claim_signature_invalid: {
    status: 400,
    message: 'This is not the signature of your wallet for these pictures. Sign what is shown, unchanged.',
  },
  ledger_unavailable: { status: 503, message: 'The local ledger cannot run on this machine.' },
  engine_unavailable: { status: 409, message: 'The chosen engine cannot draw right now.' },
  engine_limit_exceeded: {
    status: 429,
    message: 'This studio has used up what it spends in a day on engines that cost money.',
  },
  generation_blocked: { status: 400, message: 'The rules of the studio do not allow this picture.' },
  generation_started: { status: 409, message: 'This generation does not wait any more.' },
  generation_finished: { status: 409, message: 'This generation has ended already.' },
  generation_not_found: { status: 404, message: 'Generation with the requested ID could not be found.' },
  subscription_required: { status: 402, message: 'An active subscription is needed.' },
  subscription_not_offered: { status: 404, message: 'This studio asks for no subscription.' },
  operator_required: { status: 403, message: 'This is for who operates the studio.' },
  operator_untouchable: {
    status: 409,
    message: 'This account belongs to an operator. Take its wallet out of OPERATORS first.',
  },
  report_not_found: { status: 404, message: 'Report with the requested ID could not be found.' },
  prompt_not_found: { status: 404, message: 'Prompt with the requested ID could not be found.' },
  quote_not_found: { status: 404, message: 'Quote with the requested ID could not be found.' },
  quote_expired: { status: 409, message: 'This quote has expired. Ask for a new one: its amount may differ.' },
  payment_under_way: { status: 409, message: 'A payment for this quote is under way or has arrived already.' },
  payment_wallet_missing: {
    status: 400,
    message: 'This account has no wallet. Pay with the code or by hand, from any wallet.',
  },
  payment_transaction_invalid: { status: 400, message: 'This is not a transaction that pays this quote.' },
  price_unavailable: { status: 503, message: 'The price of the token is not known right now. Please try again soon.' },
  chain_unavailable: { status: 503, message: 'The chain cannot be reached right now. Please try again soon.' },
  media_not_shareable: {
    status: 400,
    message: 'Only pictures and films are shared by a link. Download the file and hand it on yourself.',
  },
  recipe_not_found: { status: 404, message: 'There is no recipe: no engine of the studio made this.' },
  parts_not_found: {
    status: 404,
    message: 'Only of pictures that the built-in illustrator has drawn is it known what is where.',
  },
  look_superseded: { status: 409, message: 'A newer preview has taken the place of this one.' },
  archive_busy: { status: 409, message: 'Another archive is being taken back into this account. Please wait for it.' },
  archive_invalid: { status: 400, message: 'This archive cannot be taken back.' },
  card_invalid: { status: 400, message: 'No character can be read from this file.' },
  database_not_found: { status: 404, message: 'Database not found' },
  collection_not_found: { status: 404, message: 'Collection with the requested ID could not be found.' },
  document_already_exists: {
    status: 409,
    message:
      'Document with the requested ID already exists. Try again with a different ID or use ID.unique() to generate a unique ID.',
  },
  document_invalid_structure: {
    status: 400,
    message: 'The document structure is invalid. Please ensure the attributes match the collection definition.',
  },
  document_missing_data: {
    status: 400,
    message: 'The document data is missing. Try again with document data populated',
  },
  document_missing_payload: {
    status: 400,
    message:
      'The document data and permissions are missing. You must provide either document data or permissions to be updated.',
  },
  document_not_found: { status: 404, message: 'Document with the requested ID could not be found.' },
  document_update_conflict: { status: 409, message: 'Remote document is newer than local.' },
  storage_bucket_not_found: { status: 404, message: 'Storage bucket with the requested ID could not be found.' },
  storage_disk_full: {
    status: 507,
    message: 'The studio has no room for anything new at the moment. Whoever runs it has to make some.',
  },
  storage_quota_exceeded: {
    status: 507,
    message: 'There is no room left for this in your account. Delete something for good and try again.',
  },
  storage_file_already_exists: { status: 409, message: 'A storage file with the requested ID already exists.' },
  storage_file_empty: { status: 400, message: 'Empty file passed to the endpoint.' },
  storage_file_not_found: { status: 404, message: 'The requested file could not be found.' },
  storage_file_type_unsupported: { status: 400, message: 'The given file extension is not supported.' },
  storage_invalid_appwrite_id: {
    status: 400,
    message:
      'The value for x-appwrite-id header is invalid. Please check the value of the x-appwrite-id header is a valid id and not unique().',
  },
  storage_invalid_content_range: {
    status: 400,
    message: 'The content range is invalid. Please check the value of the Content-Range header.',
  },
  storage_invalid_file: { status: 403, message: 'The uploaded file is invalid. Please check the file and try again.' },
  storage_invalid_file_size: { status: 400, message: 'File size not allowed' },
  storage_invalid_range: {
    status: 416,
    message: 'The requested range is not satisfiable. Please check the value of the Range header.',
  },
} as const satisfies Record<string, { readonly status: number; readonly message: string }>

export type FaultType = keyof typeof faults

/** The body of every answer that refuses a request. */
export type ErrorBody = FaultDetails & {
  readonly message: string
  readonly code: number
  readonly type: FaultType
  readonly version: string
}
