// A CommonJS module requires an ES module here that the application imports too. Jest can load the two in this order only.
import '@fastify/static';
