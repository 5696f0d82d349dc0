// CommonJS modules require ES modules here that the application imports too. Jest can load the two in this order only.
import '@fastify/static';
import 'sanitize-html';
