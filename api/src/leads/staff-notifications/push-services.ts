/** Where browsers get push messages from. The API sends to no other address that staff name. Tests replace it. */
export const pushServices = {
  endpoint:
    /^https:\/\/([\w-]+\.)*(fcm\.googleapis\.com|push\.services\.mozilla\.com|notify\.windows\.com|push\.apple\.com)\//,
};
