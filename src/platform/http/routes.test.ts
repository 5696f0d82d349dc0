import { afterEach, describe, expect, it } from '@jest/globals';
import { Controller, Get, type INestApplicationContext, Module, Post, type Type } from '@nestjs/common';
import { DiscoveryModule, MetadataScanner, NestFactory } from '@nestjs/core';
import { Allow, Public } from './access.js';
import { Routes } from './routes.js';

@Controller('api/things')
class Declared {
  @Public()
  @Get()
  list() {}

  @Allow(3)
  @Post(':id')
  change() {}
}

@Controller('api/gaps')
class Undeclared {
  @Allow()
  @Get()
  list() {}

  @Get(':id')
  forgotten() {}
}

let app: INestApplicationContext | undefined;
afterEach(() => app?.close());

async function routesOf(controller: Type) {
  @Module({ imports: [DiscoveryModule], controllers: [controller], providers: [Routes, MetadataScanner] })
  class Site {}
  app = await NestFactory.createApplicationContext(Site, { logger: false, abortOnError: false });
  return app.get(Routes).list();
}

describe('the route table', () => {
  it('lists every route with its declared access', async () => {
    expect(await routesOf(Declared)).toEqual([
      { method: 'GET', path: '/api/things', access: { public: true } },
      { method: 'POST', path: '/api/things/:id', access: { public: false, anyOf: [3] } },
    ]);
  });

  it('[P12.2] fails the boot while a route declares no access', async () => {
    await expect(routesOf(Undeclared)).rejects.toThrow('Routes without @Allow or @Public: Undeclared.forgotten');
  });
});
